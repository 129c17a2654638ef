import type { Remembered } from './remember-state.ts';

/** Descriptions of the document's properties, with their values as text. */
type State = Record<string, string>;

/** The global under which a page keeps the remembered state. Passed as an argument, because both functions run in the browser. */
export const documentName = 'ofgc-document';

/** The state of the document outside of sections. Runs in the browser. */
export function readDocument(): State {
  const handlersOf = (holder: object) => {
    const found: string[] = [];
    for (const key in holder)
      if (/^on[a-z]/.test(key) && typeof Reflect.get(holder, key) === 'function') found.push(key);
    return found.join(' ');
  };
  const attributesOf = (holder: HTMLElement): State => {
    const found: State = {};
    for (const { name: attribute, value } of holder.attributes)
      if (attribute !== 'style') found[`the attribute ${attribute} of <${holder.localName}>`] = value;
    // The frame itself sets this property to the height that it covers.
    const styles = [...holder.style].filter((property) => property !== '--page-top');
    if (styles.length > 0) found[`the style of <${holder.localName}>`] = styles.join(' ');
    return found;
  };
  const partsOf = (): State => {
    const found: State = {};
    for (const part of document.querySelectorAll('main, footer, [data-slot]')) {
      const hiding = ['hidden', 'inert', 'aria-hidden', 'style'].filter((one) => part.getAttribute(one) !== null);
      found[`the part ${part.getAttribute('data-slot') ?? `<${part.localName}>`}`] = hiding.join(' ') || 'shown';
    }
    return found;
  };
  return {
    'the title': document.title,
    'what search engines are told': [...document.querySelectorAll('meta, [rel="canonical"]')]
      .map((element) => JSON.stringify([...element.attributes].map(({ name: said, value }) => [said, value])))
      .join(' '),
    'the history': String(history.length),
    'the styles of the document': `${document.adoptedStyleSheets.length} ${[...document.styleSheets].filter(({ href }) => href === null).length}`,
    'the handlers of the window': handlersOf(globalThis),
    'the handlers of the document': handlersOf(document),
    ...attributesOf(document.documentElement),
    ...attributesOf(document.body),
    ...partsOf(),
  };
}

/** Descriptions of the properties that have changed. Runs in the browser. */
export function changedDocument(name: string): string[] {
  const state = (globalThis as unknown as Record<string, Remembered<State> | undefined>)[name];
  if (!state) return [];
  const { read, before } = state;
  const now = read();
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((key) => before[key] !== now[key]);
}
