import type { Page, Request } from '@playwright/test';
import type { PageWatch } from '../requests/page-watch.ts';
import { languageProblems } from './kept-in-languages.ts';
import { fillPosted } from './posted-fields.ts';

/**
 * Types into the fields of forms that are posted, and leaves them: until somebody sends such a form, nobody gets to know what stands in it.
 * @param within selector of the section's own part @returns one line at most; then the page may have changed
 */
export async function unsentProblems(page: Page, watch: PageWatch, within: string): Promise<string[]> {
  const asked: Request[] = [];
  const hear = (request: Request) => void asked.push(request);
  page.on('request', hear);
  const filled = await fillPosted(page, within);
  if (filled.length > 0) await watch.settle();
  page.off('request', hear);
  if (filled.length === 0) return [];
  for (const { name, text, suggests } of filled) {
    const field = `a field${name && ` “${name}”`}`;
    const holds = (words: string | null) => words?.includes(text) ?? false;
    const isLookedUp = (request: Request) => suggests && request.method() === 'GET';
    const telling = asked.find(
      (request) => (holds(request.url()) && !isLookedUp(request)) || holds(request.postData()),
    );
    if (telling) {
      const to = new URL(telling.url()).pathname;
      return [`sends what somebody types into ${field} to ${to} before they send the form`];
    }
    if (holds(page.url()))
      return [`writes what somebody types into ${field} of a form that is posted into its address`];
  }
  return languageProblems(page, watch, { within, filled });
}
