import { type PageState, pageStateId } from '../composition/page-state.ts';

/** What the server put into the page. @throws when the document carries none */
export function readPageState(page: Document): PageState {
  const text = page.getElementById(pageStateId)?.textContent;
  if (!text) throw new Error('the page carries no state');
  return JSON.parse(text) as PageState;
}
