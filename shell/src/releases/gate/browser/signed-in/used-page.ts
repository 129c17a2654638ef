import type { Page } from '@playwright/test';
import { focusedName } from '../controls/lost-focus.ts';
import { choices, useChoice } from '../controls/use-choice.ts';
import { failuresIn } from '../controls/used-controls.ts';
import { caughtBy, rememberDialogs } from '../keyboard/closed-dialogs.ts';
import { typingProblems } from '../keyboard/type-text.ts';
import { paleTextProblems } from '../readable/pale-text.ts';
import { widthProblems } from '../readable/page-width.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import { hasEffect } from '../searching/page-effects.ts';

/** The most fields and other controls of a private page that are used, and for how long others are begun, in milliseconds. */
const [mostFields, mostChoices] = [8, 12];
const longestUse = 12_000;
/** How long a box may take to be ticked, in milliseconds. */
const longestTick = 1_000;
const within = 'main';

/**
 * Reads a private page that is shown on a phone and a screen, types into its fields and uses its choices, folds and buttons, without
 * sending anything. @param load shows the page anew, because it was left @returns a line each; then the page has changed
 */
export async function usedPageProblems(page: Page, watch: PageWatch, load: () => Promise<boolean>): Promise<string[]> {
  const address = page.url();
  watch.take();
  const found = [
    ...(await widthProblems(page, { slots: [], isShared: false })),
    ...(await paleTextProblems(page, within)),
    ...((await typingProblems(page, watch, within, mostFields)) ?? []),
  ];
  if (page.url() !== address && !(await load())) return found;
  await rememberDialogs(page);
  const end = performance.now() + longestUse;
  for (let place = 0; place < mostChoices && performance.now() < end; place++) {
    const use = () => page.evaluate(useChoice, { within, choices, place, focusedName });
    const used = await use();
    if (used === null) break;
    if (!used.isUsable) continue;
    const { words, isButton, refuses } = used;
    const hasTicked = () => hasEffect(page, () => use().then(Boolean), longestTick);
    // A busy machine may be late: once more on the page as it was.
    if (refuses && page.url() === address && !(await hasTicked()) && (await load()) && !(await hasTicked()))
      return [...found, `lets nobody ${refuses} ${words}: it stays as it is (a value without onChange)`];
    await watch.untilAtRest();
    const failures = failuresIn(watch.take()).map((problem) => `${problem}, when somebody uses ${words}`);
    if (failures.length > 0) return [...found, ...failures];
    const caught = isButton && page.url() === address ? await caughtBy(page, use) : undefined;
    if (caught) return [...found, `opens ${caught.dialog} with ${words}, ${caught.fault}`];
    if (page.url() !== address && !(await load())) break;
    watch.take();
  }
  return found;
}
