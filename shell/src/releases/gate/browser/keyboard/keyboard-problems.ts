import type { Page } from '@playwright/test';
import { axeProblems } from '../readable/axe-check.ts';
import { arrowProblems } from './arrow-keys.ts';
import { leftOutProblems } from './left-out.ts';
import { reachProblems } from './keyboard-reach.ts';
import { preventedKeys } from './prevented-keys.ts';
import { letterProblems } from './single-letters.ts';
import { focusProblems } from './shown-focus.ts';

/** What keeps visitors who have only a keyboard from a part. @param within its selector @returns a line each; then the page may have changed */
export async function keyboardProblems(page: Page, within: string): Promise<string[]> {
  if (within === '') return [];
  const hasOpened = await page.evaluate(openFolds, within);
  // Checks the folds now, because their content was hidden when the page was checked.
  const broken = hasOpened ? await axeProblems(page, `:is(${within}) details`) : [];
  if (broken.length > 0) return broken;
  const problems = [
    ...(await focusProblems(page, within)),
    ...(await leftOutProblems(page, within)),
    ...(await preventedKeys(page, within)),
    ...(await reachProblems(page, within)),
    ...(await letterProblems(page)),
  ];
  return problems.length > 0 ? problems : arrowProblems(page, within);
}

/** Opens the folds of a part, since what they hold is used, too. Runs in the browser. @returns whether one was closed */
async function openFolds(within: string): Promise<boolean> {
  const closed = [...document.querySelectorAll(within)].flatMap((part) => [
    ...part.querySelectorAll<HTMLDetailsElement>('details:not([open])'),
  ]);
  for (const fold of closed) fold.open = true;
  // Waits, because `toggle` events are dispatched in a later task.
  await new Promise((resolve) => void setTimeout(resolve, 50));
  return closed.length > 0;
}
