import { readFile, writeFile } from 'node:fs/promises';
import type { Subject } from './subject.ts';

/** Where a broken page of a remote is: its other pages are well, so that the release passes the gate. */
export function brokenPath({ page }: Pick<Subject, 'page'>): string {
  return `${page}/rota`;
}

/** A remote with one page more. @param loader run after the page's data came @param render run when it is rendered */
export function brokenPage(
  { name, page }: Pick<Subject, 'name' | 'page'>,
  { loader = '', render = '' }: { loader?: string; render?: string },
): string {
  return `import { remote as built } from './built.js';
    const kept = [];
    const loader = async () => { await new Promise((resolve) => setTimeout(resolve, 1)); ${loader} return null; };
    const Component = () => { ${render} return null; };
    const broken = { id: '${name}.broken', path: '${brokenPath({ page }).slice(1)}', loader, Component };
    export const remote = { ...built, routes: [...built.routes, broken] };`;
}

/** A remote with another slot on the home page. @param part its load or its component */
export function brokenSlot({ slot }: Pick<Subject, 'slot'>, part: string): string {
  return `import { remote as built } from './built.js';
    const slot = { load: async () => ({}), Component: () => null, ${part} };
    export const remote = { ...built, slots: { ...built.slots, '${slot}': async () => ({ slot }) } };`;
}

/** A remote that says something else of itself. */
export function claims(differences: string): string {
  return `import { remote as built } from './built.js';\nexport const remote = { ...built, ${differences} };`;
}

type Edit = (text: string) => string;

/** Changes the script of one page in the browser. */
export function pageScript(route: string, edit: Edit): (file: string, text: string) => string {
  return (file, text) => (file.startsWith(`${route}.`) && file.endsWith('.js') ? edit(text) : text);
}

/** Runs code before all of the script’s own, when the browser imports it. */
export function brokenScript(code: string): Edit {
  return (text) => `${code}\n${text}`;
}

/**
 * Puts another component in the place of the page's.
 * @param wrap a function of the component; `throwingWhenMounted` throws as soon as the page is shown, as an effect may
 */
export function component(wrap: string): Edit {
  return (text) => {
    if (!pageComponent.test(text)) throw new Error('the page’s script exports no Component');
    return `${throwingWhenMounted}${text.replace(pageComponent, (_all, name: string) => `Component:()=>(${wrap})(${name})`)}`;
  };
}
const pageComponent = /Component:\(\)=>(\w+)/;
const throwingWhenMounted = `const throwingWhenMounted = (page) => { class Broken {
  constructor(props) { this.props = props; }
  componentDidMount() { throw new Error('broken'); }
  render() { return { $$typeof: Symbol.for('react.transitional.element'), type: page, key: null, props: {} }; }
} Broken.prototype.isReactComponent = {}; return Broken; };
`;

/** One bit of a comment or a text in the middle: the file still parses. */
export async function flipByte(file: string): Promise<void> {
  const content = await readFile(file);
  const letter = content.indexOf('color', Math.floor(content.length / 2));
  const at = letter < 0 ? content.length - 2 : letter;
  content[at] = (content[at] ?? 0) ^ 1;
  await writeFile(file, content);
}
