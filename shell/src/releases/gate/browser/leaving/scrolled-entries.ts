import type { Page } from '@playwright/test';

/** The most steps of a window's height in which a page is scrolled. */
const mostSteps = 40;

/**
 * Scrolls a page to its end, as somebody does who reads it: each entry that this adds to the history costs them a step back.
 * @param page at rest @returns one line at most
 */
export async function scrolledProblems(page: Page): Promise<string[]> {
  const added = await page.evaluate(scrollThrough, mostSteps);
  return added > 0
    ? [`adds ${added === 1 ? 'an entry' : `${added} entries`} to the history when somebody scrolls`]
    : [];
}

/** Runs in the browser. @returns how many entries the history has more */
async function scrollThrough(most: number): Promise<number> {
  const before = history.length;
  const { scrollHeight } = document.documentElement;
  const step = Math.max(innerHeight, scrollHeight / most);
  // Observers report elements that come into view only after the next frame.
  const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => void setTimeout(resolve, 0)));
  for (let top = step; top < scrollHeight; top += step) {
    scrollTo({ top, behavior: 'instant' });
    await drawn();
  }
  await drawn();
  // Waits, because a router adds its entry in a later task.
  await new Promise((resolve) => void setTimeout(resolve, 30));
  scrollTo({ top: 0, behavior: 'instant' });
  return history.length - before;
}
