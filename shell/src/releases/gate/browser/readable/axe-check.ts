import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The most broken rules that are reported of a page, and the most characters of the element that breaks one. */
const mostRules = 3;
const mostLetters = 120;
/** How long axe may take, in milliseconds; what it has not found by then does not count. */
const longestAnalysis = 20_000;

/**
 * Rules of WCAG that axe sees broken in the page as it is now. What it is unsure of does not count, nor a failure of axe itself.
 * @param within selector of the section's part, empty where it has none @returns one line for each rule, with the first element that breaks it
 */
export async function axeProblems(page: Page, within: string): Promise<string[]> {
  if (within === '') return [];
  // Like Playwright, axe is a development dependency, so production installations do not have it.
  const { AxeBuilder } = await import('@axe-core/playwright').catch(() => {
    throw new Error('A look into the browser needs axe: npm ci installs it.');
  });
  const ended = await page.evaluateHandle(endAnimations, within).catch(() => null);
  const axe = new AxeBuilder({ page })
    // Sections have no iframes, so axe needs no extra page to merge results.
    .setLegacyMode()
    .include(within)
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(standards);
  const broken = axe.analyze().then(
    ({ violations }) => violations,
    () => [],
  );
  const inTime = await Promise.race([broken, wait(longestAnalysis, [], { ref: false })]);
  await ended?.evaluate((animations) => animations.forEach((animation) => animation.play())).catch(() => {});
  return inTime.slice(0, mostRules).map(({ help, nodes }) => {
    const element = (nodes[0]?.html ?? '').replaceAll(/\s+/g, ' ').slice(0, mostLetters);
    return `breaks the rule “${help}” with ${element}`;
  });
}

/** Ends the animations of a part, since the contrast of what fades or blinks changes meanwhile. Runs in the browser. @returns those that would not end by themselves */
function endAnimations(within: string): Animation[] {
  const own = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && (effect as KeyframeEffect | null)?.target?.closest(within),
    );
  const endless = own.filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity);
  for (const animation of own)
    if (endless.includes(animation)) animation.cancel();
    else animation.finish();
  return endless;
}
