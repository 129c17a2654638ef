import type { Page, Response } from '@playwright/test';

/** Types a term into the site's search, and waits for its suggestions: where a machine stalls between two letters, those for the first come, too. */
export async function typeTerm(page: Page, term: string, type: () => Promise<void>): Promise<void> {
  const isAnswer = (answer: Response) => new URL(answer.url()).searchParams.get('term') === term;
  const [answer] = await Promise.all([page.waitForResponse(isAnswer), type()]);
  await answer.finished();
}
