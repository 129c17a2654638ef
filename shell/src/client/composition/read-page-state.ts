import { type PageState, pageStateId } from '../../composition/page-state.ts';

/** Reads the state that the server put into the page. @throws when the document has none */
export function readPageState(page: Document): PageState {
  const text = page.getElementById(pageStateId)?.textContent;
  if (!text) throw new Error('the page carries no state');
  return JSON.parse(text) as PageState;
}
