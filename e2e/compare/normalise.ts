import { defaultTreeAdapter as tree } from 'parse5';
import { attribute, type Element, type Node, parsePage } from '../site/page/parsed-page.ts';

/** A page as lines of one element or text each, equal for two sites that show a visitor the same. */
export function normaliseHtml(html: string): string[] {
  return numberReactIds(parsePage(html).childNodes.flatMap(linesOf).join('\n')).split('\n');
}

/** The lines of a text, without values that differ between builds or change with time. */
export function normaliseText(text: string): string[] {
  return withoutTimeAndPlace(text).trimEnd().split(/\r?\n/);
}

/** JSON with its keys sorted, one value on each line. */
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

/** The lines of an element's content. React's comments between texts are left out, and the texts on both sides joined. */
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

/** Whether an element is a style, a script or the hydration data, which differ with each build. API responses are compared separately. */
function isOfTheBuild(element: Element): boolean {
  return (
    (attribute(element, 'src') ?? attribute(element, 'href') ?? '').startsWith('/assets/') ||
    attribute(element, 'id') === 'page-state'
  );
}

function withoutTimeAndPlace(text: string): string {
  return (
    text
      // iCalendar folds long lines, at a place that depends on the length of the port.
      .replaceAll('\r\n ', '')
      .replaceAll(/(?:localhost|127\.0\.0\.1)(?::|%3A)\d+/g, 'site')
      .replaceAll(/\/assets\/(\w+)\/\w+\//g, '/assets/$1/version/')
      .replaceAll(/\/dibujos\/\w+\//g, '/dibujos/version/')
      .replaceAll(/\.[0-9a-f]{8}\.(?=\w+)/g, '.hash.')
      // An instant with milliseconds is the current time: instants of the content are whole seconds.
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.(?!000)\d{3}Z/g, 'instant')
      .replaceAll(/^DTSTAMP:\w+/gm, 'DTSTAMP:instant')
  );
}

/** Renumbers React's `useId` values, which depend on the surrounding components: only which element refers to which matters. */
function numberReactIds(text: string): string {
  const numbers = new Map<string, number>();
  return text.replaceAll(/_R_\w*?_/g, (id) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return `_R${number}_`;
  });
}
