import { pageStateId } from '../../../composition/page-state.ts';
import type { TriedPage, TryPage } from './try-page.ts';

/** How often a page is rendered again: the content may change once in between. */
const turns = 2;
const stateAt = new RegExp(`(?<=id="${pageStateId}">).*?(?=</script>)`, 's');
/** A parameter's value in the request of an earlier visitor. */
const mark = 'visita-anterior';

/**
 * With the same data a page must be the same each time it is rendered, because the browser does not know values that one rendering
 * keeps for the next, or makes up. It must need the same API responses each time, and show nothing of another visitor's request.
 * The trial's clock stands still.
 * @param first the earlier rendering
 */
export async function determinismProblems(address: string, first: TriedPage, tryPage: TryPage): Promise<string[]> {
  if (first.parameters?.length) await tryPage(withMark(address, first.parameters));
  let before = first;
  for (let turn = 0; turn < turns; turn++) {
    const now = await tryPage(address);
    if (now.errors.length > 0) return [`${address}, rendered again: ${now.errors[0]?.text}`];
    if (now.html.includes(mark)) return [`${address} shows what the visitor before asked for`];
    if (dataOf(before) !== dataOf(now)) return [];
    if (markupOf(before) === markupOf(now)) return keptProblems(address, first, now);
    before = now;
  }
  return [`${address} is another page each time that it is rendered, with the same data`];
}

/** Data that a page does not request again would stay out of date after the content changes. */
function keptProblems(address: string, { asked: first = [] }: TriedPage, { asked: now = [] }: TriedPage): string[] {
  const kept = [...new Set(first)].filter((path) => !now.includes(path));
  return kept.length > 0 ? [`${address} asks for ${kept.join(', ')} once, and keeps it for all who come later`] : [];
}

function withMark(address: string, parameters: readonly string[]): string {
  const [path, query] = address.split('?');
  const asked = new URLSearchParams(query);
  for (const parameter of parameters) asked.set(parameter, mark);
  return `${path}?${asked.toString()}`;
}

function dataOf({ html }: TriedPage): string {
  return stateAt.exec(html)?.[0] ?? '';
}

function markupOf({ html }: TriedPage): string {
  return html.replace(stateAt, '');
}
