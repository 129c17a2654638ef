import type { Page } from '@playwright/test';
import { splitLocale } from '@ofgc/shared/i18n';
import type { Release } from '../../../release.schema.ts';
import { scriptBudget } from '../../declaration/byte-budgets.ts';
import { askedProblems } from '../side-effects/asked-permissions.ts';
import { hearEqualRequests } from '../requests/equal-requests.ts';
import { findSideEffects } from '../side-effects/browser-side-effects.ts';
import { arrivalProblems } from './arrival.ts';
import { linksOf } from './linked-pages.ts';
import { loadAndHydrate, partsProblems } from './load-page.ts';
import { bar, layerOver, scrolledLayerProblems } from '../side-effects/covered-controls.ts';
import { type Content, contentOf } from '../readable/scripted-content.ts';
import { hearRegions, regionProblems } from '../readable/live-regions.ts';
import { PageWatch } from '../requests/page-watch.ts';
import { copyProblems, keepCopy } from '../leaving/offline-copies.ts';
import { copiedProblems } from '../pointer/copied-text.ts';
import { mouseProblems } from '../pointer/moved-mouse.ts';
import { leaveAndReturn } from '../leaving/leave-and-return.ts';
import { leftBehindProblems } from '../leaving/left-behind.ts';
import { scrolledProblems } from '../leaving/scrolled-entries.ts';
import { memoryProblems } from '../leaving/kept-memory.ts';
import { widthProblems } from '../readable/page-width.ts';
import { keptContentProblems } from '../leaving/kept-content.ts';
import { keyboardProblems } from '../keyboard/keyboard-problems.ts';
import { isSharedPage, ownPartSelector } from '../own-part-selector.ts';
import { unreadableProblems } from '../readable/unreadable.ts';
import { returnedProblems, shownWords } from '../leaving/shown-words.ts';
import { withValue } from '../../addresses/with-value.ts';
import { shiftOf, shiftProblems } from './layout-shift.ts';
import { timeLimited } from './time-limited.ts';
import { coveredParts, lostWords, wordsName } from '../side-effects/parts-of-others.ts';
import { axeProblems } from '../readable/axe-check.ts';
import { hiddenWordsProblems } from '../readable/hidden-words.ts';
import { pictureProblems } from '../readable/pictures.ts';

/** Where visitors come from. */
const otherSite = 'https://search.example/';
/** Parameters that emails and campaigns add to addresses. */
const campaign = 'utm_source';

/** The result of checking one page. */
export interface Seen {
  problems: string[];
  shift: number;
  scripts: number;
  /** The addresses inside the site to which it links. */
  links: string[];
  /** What its part shows at rest; undefined where it has none, or where it was not seen. */
  content?: Content;
}

/**
 * Checks one page of a release, in a new browser context. Problems are returned; it never throws.
 * @param isThorough also leaves it several times, which takes seconds
 */
export async function visitPage(page: Page, address: string, release: Release, isThorough = false): Promise<Seen> {
  const watch = new PageWatch(page, release);
  const seen: Omit<Seen, 'problems'> = { shift: 0, scripts: 0, links: [] };
  await timeLimited(watch, async () => {
    const { pathname } = new URL(address);
    const isShared = isSharedPage(release, address);
    const isSpanish = splitLocale(pathname).locale === 'es';
    const within = ownPartSelector(release, address);
    const isOwn = within !== '';
    /** Both languages are made of the same parts, and what takes seconds can wait until other problems are mended. */
    const isWorthwhile = () => isSpanish && !watch.hasProblems;
    const equalProblems = hearEqualRequests(page);
    // Some pages do something else to those whom a search engine or another site sends.
    const hasLoaded = isSpanish
      ? await loadAndHydrate(page, address, watch, otherSite)
      : await loadAndHydrate(page, withValue(address, [campaign], 'boletin'), watch);
    if (!hasLoaded) return;
    if (isOwn) await hearRegions(page, within);
    // At the top of the page nothing is scrolled away, so that what is inserted moves the rest.
    await watch.untilAtRest();
    watch.report(...equalProblems(false));
    await watch.settle();
    if (isOwn) watch.report(...(await arrivalProblems(page, address)));
    watch.report(...equalProblems(true));
    watch.report(...(await partsProblems(page, release)));
    await watch.settle();
    watch.report(...equalProblems(true));
    const served = await shownWords(page, within || 'main');
    seen.links = await linksOf(page);
    if (isOwn) seen.content = await contentOf(page, within);
    watch.report(...(await regionProblems(page)));
    watch.report(...(await askedProblems(page, release.name)));
    watch.report(...(await findSideEffects(page, { ...release, isShared })));
    await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
    const layer = await page.evaluate(layerOver, bar);
    if (layer) watch.report(`lies over the bar of the page with ${layer}`);
    if (isShared) watch.report(...(await othersProblems(page, release, layer === null)));
    // A section's own page may focus its result, but a page with parts of all may not.
    if (isShared && (await page.locator(':focus').count()) > 0)
      watch.report('takes the focus from whoever reads a page that is not the section’s');
    seen.shift = await shiftOf(page);
    seen.scripts = await scriptBytes(page, release.name);
    const broken = isWorthwhile() ? await axeProblems(page, within) : [];
    if (isOwn && isWorthwhile())
      broken.push(...(await hiddenWordsProblems(page, within)), ...(await pictureProblems(page, within)));
    const scrolled = isWorthwhile() ? await scrolledProblems(page) : [];
    watch.report(...scrolled);
    // The way back would lead through these entries.
    if (scrolled.length > 0) return;
    if (isWorthwhile()) watch.report(...(await scrolledLayerProblems(page, within, release.name)));
    watch.report(...(await widthProblems(page, { ...release, isShared })));
    // Later errors may belong to other pages, so the watch ends here.
    watch.end();
    if (isOwn && isWorthwhile())
      watch.report(...(await unreadableProblems(page, watch, { within, isPrinted: !isShared })));
    // Texts that nobody sees have a report of their own, which comes first.
    if (!watch.hasProblems) watch.report(...broken);
    if (isOwn && isWorthwhile()) watch.report(...(await handledProblems(page, within, release.name)));
    await keepCopy(page);
    const hindrances = (await stuckFocus(page)) ?? (isSpanish ? await keyboardProblems(page, within) : []);
    watch.report(...hindrances);
    if (hindrances.length > 0) return;
    const settle = () => watch.settle();
    // What throws at once throws then, too.
    if (!watch.hasProblems) watch.hearReturned(address);
    const leaving = isSpanish ? leftBehindProblems(page, { ...release, isShared }, settle) : leaveAndReturn(page);
    watch.report(...(await leaving));
    watch.report(...(await copyProblems(page)));
    if (isOwn && isWorthwhile()) watch.report(...(await returnedProblems(page, watch, { served, within })));
    watch.hearReturned();
    if (isThorough && !watch.hasProblems) watch.report(...(await memoryProblems(page)));
    if (isOwn && isWorthwhile()) watch.report(...(await keptContentProblems(page, within)));
  });
  const { shift, scripts } = seen;
  watch.report(...shiftProblems(shift));
  if (scripts > scriptBudget)
    watch.report(
      `fetches ${Math.round(scripts / 1024)} KB of the section's scripts; ${scriptBudget / 1024} KB is the most`,
    );
  return { ...seen, problems: watch.take() };
}

/** What goes wrong when somebody copies a part's texts or moves the mouse over it. @returns one line at most */
async function handledProblems(page: Page, within: string, name: string): Promise<string[]> {
  const copied = await copiedProblems(page, within, name);
  return copied.length > 0 ? copied : mouseProblems(page, within, name);
}

/** What a section's parts do to those of others on a page with parts of all. */
async function othersProblems(page: Page, { slots }: Release, isBarFree: boolean): Promise<string[]> {
  const replaced = await page.evaluate(lostWords, [wordsName, slots] as [string, string[]]);
  const covered = isBarFree ? await page.evaluate(coveredParts, slots) : [];
  return [
    ...replaced.map((part) => `replaces the words of ${part}, which is not the section’s`),
    ...covered.map((part) => `lies over ${part}, which is not the section’s`),
  ];
}

/** Whether a visitor can move on with the keyboard. From then on the browser shows the focus. */
async function stuckFocus(page: Page): Promise<string[] | null> {
  const before = await page.evaluateHandle('document.activeElement');
  await page.keyboard.press('Tab');
  const after = await page.evaluateHandle('document.activeElement');
  const isStuck = await page.evaluate(([one, other]) => one === other, [before, after]);
  return isStuck ? ['keeps the focus: the tabulator leads nowhere'] : null;
}

function scriptBytes(page: Page, name: string): Promise<number> {
  return page.evaluate((section) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const own = files.filter((file) => file.name.includes(`/assets/${section}/`) && file.name.endsWith('.js'));
    return own.reduce((sum, file) => sum + file.encodedBodySize, 0);
  }, name);
}
