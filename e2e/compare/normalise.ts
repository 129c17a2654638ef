import { defaultTreeAdapter as tree } from 'parse5';
import { attribute, type Element, type Node, parsePage } from '../site/parsed-page.ts';

/** A page as lines that two sites share when a visitor is given the same: an element or a text each. */
export function normaliseHtml(html: string): string[] {
  return numberReactIds(parsePage(html).childNodes.flatMap(linesOf).join('\n')).split('\n');
}

/** Lines without what differs from build to build and from second to second. */
export function normaliseText(text: string): string[] {
  return withoutTimeAndPlace(text).trimEnd().split(/\r?\n/);
}

/** Keys in one order, a line a value. */
export function normaliseJson(json: string): string[] {
  const inOrder = (_: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return normaliseText(JSON.stringify(JSON.parse(json), inOrder, 1));
}

function linesOf(node: Node): string[] {
  if (tree.isTextNode(node)) return [quoted(node.value)];
  if (!tree.isElementNode(node) || isOfTheBuild(node)) return [];
  const attributes = node.attrs
    .filter(({ name }) => name !== 'class')
    .map(({ name, value }) => ` ${name}=${quoted(value)}`)
    .toSorted();
  const content = inside(node);
  const end = content.length > 0 ? [`</${node.tagName}>`] : [];
  return [`<${node.tagName}${attributes.join('')}>`, ...content, ...end];
}

/** React's comments between texts are left out, and the texts on both sides become one. */
function inside({ childNodes }: Element): string[] {
  const whole: Node[] = [];
  for (const node of childNodes.filter((child) => !tree.isCommentNode(child))) {
    const before = whole.at(-1);
    if (before && tree.isTextNode(before) && tree.isTextNode(node))
      whole[whole.length - 1] = { ...before, value: before.value + node.value };
    else whole.push(node);
  }
  return whole.flatMap(linesOf);
}

function quoted(text: string): string {
  return `"${withoutTimeAndPlace(text).replaceAll(/\s+/g, ' ')}"`;
}

/** Styles, scripts, and the data by which the browser takes over: the API's answers are compared by themselves. */
function isOfTheBuild(element: Element): boolean {
  return (
    (attribute(element, 'src') ?? attribute(element, 'href') ?? '').startsWith('/assets/') ||
    attribute(element, 'id') === 'page-state'
  );
}

function withoutTimeAndPlace(text: string): string {
  return (
    text
      // A long line of a calendar's file goes on in the next, and where it is cut depends on the port.
      .replaceAll('\r\n ', '')
      .replaceAll(/(?:localhost|127\.0\.0\.1)(?::|%3A)\d+/g, 'site')
      .replaceAll(/\/assets\/(\w+)\/\w+\//g, '/assets/$1/version/')
      .replaceAll(/\/dibujos\/\w+\//g, '/dibujos/version/')
      .replaceAll(/\.[0-9a-f]{8}\.(?=\w+)/g, '.hash.')
      // An instant of the content is a whole second; one of the clock hardly ever is.
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.(?!000)\d{3}Z/g, 'instant')
      .replaceAll(/^DTSTAMP:\w+/gm, 'DTSTAMP:instant')
  );
}

/** `useId` counts the components around it: only which element names which one matters. */
function numberReactIds(text: string): string {
  const numbers = new Map<string, number>();
  return text.replaceAll(/_R_\w*?_/g, (id) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return `_R${number}_`;
  });
}
