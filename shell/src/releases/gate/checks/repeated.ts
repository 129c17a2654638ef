import { pageStateId } from '../../../composition/page-state.ts';
import type { TryPage } from './try-page.ts';

/** How often it is tried again: content may change once in between. */
const turns = 2;
const stateAt = new RegExp(`(?<=id="${pageStateId}">).*?(?=</script>)`, 's');

/**
 * With the same data a page is the same, however often it is rendered: what one rendering keeps for the next, or makes up, the browser does
 * not know. The trial's clock stands still.
 * @param html as it was rendered before
 */
export async function repeatProblems(address: string, html: string, tryPage: TryPage): Promise<string[]> {
  let before = html;
  for (let turn = 0; turn < turns; turn++) {
    const { html: now, errors } = await tryPage(address);
    if (errors.length > 0) return [`${address}, rendered again: ${errors[0]?.text}`];
    if (dataOf(before) !== dataOf(now) || markupOf(before) === markupOf(now)) return [];
    before = now;
  }
  return [`${address} is another page each time that it is rendered, with the same data`];
}

function dataOf(html: string): string {
  return stateAt.exec(html)?.[0] ?? '';
}

function markupOf(html: string): string {
  return html.replace(stateAt, '');
}
