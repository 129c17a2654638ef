import { readFile, writeFile } from 'node:fs/promises';
import type { FaultSubject } from './subject.ts';

/** The path of a remote's broken page. The remote's other pages work, so that the release passes the gate. */
export function brokenPath({ page }: Pick<FaultSubject, 'page'>): string {
  return `${page}/rota`;
}

/** A remote with one more page. @param loader code that the page's loader runs @param render code that runs when the page is rendered */
export function brokenPage(
  { name, page }: Pick<FaultSubject, 'name' | 'page'>,
  { loader = '', render = '' }: { loader?: string; render?: string },
): string {
  return `import { remote as built } from './built.js';
    const kept = [];
    const loader = async () => { await new Promise((resolve) => setTimeout(resolve, 1)); ${loader} return null; };
    const Component = () => { ${render} return null; };
    const broken = { id: '${name}.broken', path: '${brokenPath({ page }).slice(1)}', loader, Component };
    export const remote = { ...built, routes: [...built.routes, broken] };`;
}

/** A remote whose slot on the home page is replaced. @param part the slot's `load` or `Component`, as code */
export function brokenSlot({ slot }: Pick<FaultSubject, 'slot'>, part: string): string {
  return `import { remote as built } from './built.js';
    const slot = { load: async () => ({}), Component: () => null, ${part} };
    export const remote = { ...built, slots: { ...built.slots, '${slot}': async () => ({ slot }) } };`;
}

/** A remote that makes other claims about itself. @param differences properties of the remote, as code */
export function claims(differences: string): string {
  return `import { remote as built } from './built.js';\nexport const remote = { ...built, ${differences} };`;
}

type Edit = (text: string) => string;

/** Changes the script of one page in the browser. */
export function pageScript(route: string, edit: Edit): (file: string, text: string) => string {
  return (file, text) => (file.startsWith(`${route}.`) && file.endsWith('.js') ? edit(text) : text);
}

/** Puts code before the script's own code; it runs when the browser imports the script. */
export function brokenScript(code: string): Edit {
  return (text) => `${code}\n${text}`;
}

/**
 * Replaces the page's component.
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

/** Flips one bit of a comment or string in the middle of a file, so that the file still parses. */
export async function flipByte(file: string): Promise<void> {
  const content = await readFile(file);
  const letter = content.indexOf('color', Math.floor(content.length / 2));
  const at = letter < 0 ? content.length - 2 : letter;
  content[at] = (content[at] ?? 0) ^ 1;
  await writeFile(file, content);
}
