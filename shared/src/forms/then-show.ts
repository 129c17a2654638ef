import type { FormHandler, PostedForm } from './form-action.ts';

/**
 * Makes a change, then shows the page again.
 * @param at what follows the page's path: a query, an anchor
 */
export function thenShow(at: string, change: (posted: PostedForm) => Promise<unknown>): FormHandler {
  return async (posted) => {
    await change(posted);
    return posted.path + at;
  };
}
