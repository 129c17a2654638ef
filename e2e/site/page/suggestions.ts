import type { Page } from '@playwright/test';

/**
 * Types a term into the site's search, and waits until its suggestions have come: on a machine that stalls between two letters, those for
 * its beginning come before.
 */
export async function typeTerm(page: Page, term: string, type: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('term') === term);
  await type();
  await (await answered).finished();
}
