import { pageStateId } from '../../../../composition/page-state.ts';

const opening = `id="${pageStateId}">`;

/** The data of a page for the browser, and the page without them; no data where it has none. */
export function splitPage(html: string): { data: string; markup: string } {
  const at = html.indexOf(opening);
  const from = at + opening.length;
  const to = at < 0 ? -1 : html.indexOf('</script>', from);
  return to < 0
    ? { data: '', markup: html }
    : { data: html.slice(from, to), markup: html.slice(0, from) + html.slice(to) };
}
