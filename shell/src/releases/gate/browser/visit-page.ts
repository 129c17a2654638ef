import type { Page } from '@playwright/test';
import { hydrationTimeout, visitTimeout } from '../../../timeouts.ts';
import type { Release } from '../../release.schema.ts';
import { scriptBudget } from '../declaration/byte-budgets.ts';
import { findSideEffects } from './browser-side-effects.ts';
import { PageWatch } from './page-watch.ts';
import { phoneProblems } from './phone-width.ts';
import { coveredParts, lostWords, wordsName } from './parts-of-others.ts';

/** The largest cumulative layout shift of a page while it loads. */
const shiftBudget = 0.05;

/** How long a link of the header may take to leave the page, in milliseconds. */
const leaveTimeout = 20_000;

/** The home page has parts of all sections. */
export const homes = ['/', '/en'];

/** The result of checking one page. */
export interface Seen {
  problems: string[];
  shift: number;
  scripts: number;
}

/** Checks one page of a release, in a new browser context. Problems are returned; it never throws. */
export async function visitPage(page: Page, address: string, release: Release): Promise<Seen> {
  const watch = new PageWatch(page);
  const seen = { shift: 0, scripts: 0 };
  const complain = (words: string) => void watch.problems.add(words);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      complain(`does not answer: it was looked at for ${visitTimeout / 1000} s`);
      resolve();
    }, visitTimeout);
  });
  const looked = (async () => {
    if (!(await load(page, address, watch))) return;
    for (const problem of await livePartProblems(page, release)) complain(problem);
    await watch.untilAtRest();
    const isHome = homes.includes(new URL(address).pathname);
    for (const problem of await findSideEffects(page, { ...release, isHome })) complain(problem);
    const layer = await page.evaluate(layerOverBar);
    if (layer) complain(`lies over the bar of the page with ${layer}`);
    if (isHome) for (const problem of await othersProblems(page, release, layer === null)) complain(problem);
    // A section's own page may focus its result, but the home page may not.
    if (isHome && (await page.locator(':focus').count()) > 0)
      complain('takes the focus from whoever reads the home page');
    Object.assign(seen, await measure(page, release.name));
    watch.end();
    for (const problem of await phoneProblems(page, { ...release, isHome })) complain(problem);
    for (const problem of await leavingProblems(page)) complain(problem);
  })().catch((error: unknown) => {
    // If the page has navigated away, that was reported already.
    if (watch.problems.size === 0) complain(`cannot be looked at: ${firstLine(error)}`);
  });
  await Promise.race([looked, late]);
  clearTimeout(timer);
  const { shift, scripts } = seen;
  if (shift > shiftBudget) complain(`moves by ${shift.toFixed(3)} while it loads; ${shiftBudget} is the most`);
  if (scripts > scriptBudget)
    complain(
      `fetches ${Math.round(scripts / 1024)} KB of the section's scripts; ${scriptBudget / 1024} KB is the most`,
    );
  return { ...seen, problems: [...watch.problems] };
}

/** @returns whether the page has loaded and hydrated; otherwise nothing more is checked */
async function load(page: Page, address: string, watch: PageWatch): Promise<boolean> {
  const complain = (words: string) => void watch.problems.add(words);
  const answer = await page.goto(address, { timeout: hydrationTimeout }).catch((error: Error) => error);
  if (answer instanceof Error) {
    const [, away] = /interrupted by another navigation to "(.*)"/.exec(answer.message) ?? [];
    if (away) complain(`leads away to ${away}`);
    else if (answer.name === 'TimeoutError') complain(`does not load within ${hydrationTimeout / 1000} s`);
    else complain(`does not load: ${firstLine(answer)}`);
    return false;
  }
  watch.expectToStay();
  if (!answer || answer.status() >= 400) complain(`answers ${answer?.status()}`);
  const isLive = await live(page, ['page']);
  if (!isLive) complain('is not hydrated');
  return isLive;
}

/** What a section's parts do to those of others on the home page. */
async function othersProblems(page: Page, { slots }: Release, isBarFree: boolean): Promise<string[]> {
  const replaced = await page.evaluate(lostWords, [wordsName, slots] as [string, string[]]);
  const covered = isBarFree ? await page.evaluate(coveredParts, slots) : [];
  return [
    ...replaced.map((part) => `replaces the words of ${part}, which is not the section’s`),
    ...covered.map((part) => `lies over ${part}, which is not the section’s`),
  ];
}

/** Scrolls to each part that a section fills, and waits until all are hydrated. @returns problems of the release's own parts */
async function livePartProblems(page: Page, { slots }: Release): Promise<string[]> {
  const places = await page.locator('[data-slot]').all();
  const names = new Set<string>();
  for (const place of places) {
    if (!(await place.isVisible())) continue;
    await place.scrollIntoViewIfNeeded().catch(() => {});
    names.add((await place.getAttribute('data-slot')) ?? '');
  }
  if (await live(page, [...names])) return [];
  const dead = await page.evaluate(deadParts, [...names]);
  // Parts of other sections are not this release's fault.
  return dead.filter((name) => slots.includes(name)).map((name) => `does not hydrate its part ${name}`);
}

/** Waits for parts to hydrate. @returns whether all have within the time limit */
function live(page: Page, parts: string[]): Promise<boolean> {
  return page
    .waitForFunction(
      (names) => names.every((name) => performance.getEntriesByName(`hydrated:${name}`).length > 0),
      parts,
      { timeout: hydrationTimeout },
    )
    .then(
      () => true,
      (error: Error) => {
        if (error.name === 'TimeoutError') return false;
        throw error;
      },
    );
}

/** The parts that are not hydrated. Runs in the browser. */
function deadParts(names: string[]): string[] {
  return names.filter((name) => performance.getEntriesByName(`hydrated:${name}`).length === 0);
}

/** The element that covers a link or button of the header. Runs in the browser. */
function layerOverBar(): string | null {
  interface Element {
    localName: string;
    className: string;
    contains: (other: Element) => boolean;
    querySelectorAll: (selector: string) => Iterable<Element>;
    getBoundingClientRect: () => { x: number; y: number; width: number; height: number };
  }
  const { document, scrollTo, CSSStyleSheet } = globalThis as unknown as {
    CSSStyleSheet: new () => { replaceSync: (css: string) => void };
    document: {
      adoptedStyleSheets: object[];
      querySelector: (selector: string) => Element | null;
      elementFromPoint: (x: number, y: number) => Element | null;
    };
    scrollTo: (place: { top: number; behavior: string }) => void;
  };
  scrollTo({ top: 0, behavior: 'instant' });
  // A layer that lets clicks through still hides the header below it, so all elements are made clickable.
  const pressable = new CSSStyleSheet();
  pressable.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [pressable];
  const bar = document.querySelector('header');
  let layer: string | null = null;
  for (const control of bar?.querySelectorAll('a, button') ?? []) {
    const { x, y, width, height } = control.getBoundingClientRect();
    const hit = width > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
    if (hit && !bar?.contains(hit)) layer ??= `<${hit.localName} class="${hit.className}">`;
  }
  document.adoptedStyleSheets = [];
  return layer;
}

/** Whether a visitor can move on with the keyboard, leave the page, and come back. */
async function leavingProblems(page: Page): Promise<string[]> {
  const before = await page.evaluateHandle('document.activeElement');
  await page.keyboard.press('Tab');
  const after = await page.evaluateHandle('document.activeElement');
  if (await page.evaluate(([one, other]) => one === other, [before, after]))
    return ['keeps the focus: the tabulator leads nowhere'];
  const address = page.url();
  const { pathname } = new URL(address);
  const links = await page.locator('header a').filter({ visible: true }).all();
  for (const link of links.toReversed()) {
    const to = new URL((await link.getAttribute('href')) ?? '', address).pathname;
    if (to === pathname) continue;
    const arrive = (isThere: (url: URL) => boolean) =>
      page.waitForURL(isThere, { timeout: leaveTimeout, waitUntil: 'commit' }).then(
        () => true,
        () => false,
      );
    await link.click({ timeout: leaveTimeout, noWaitAfter: true }).catch(() => {});
    if (!(await arrive((url) => url.pathname !== pathname)))
      return [`keeps its visitors: a link of the bar does not lead to ${to}`];
    await page.goBack({ timeout: leaveTimeout, waitUntil: 'commit' }).catch(() => null);
    return (await arrive(({ href }) => href === address)) ? [] : [`is not where the way back from ${to} leads`];
  }
  return [];
}

function measure(page: Page, name: string): Promise<{ shift: number; scripts: number }> {
  return page.evaluate(async (section) => {
    const shift = await new Promise<number>((resolve) => {
      let sum = 0;
      const watch = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) sum += entry.value;
      });
      // Node's types do not include this type of performance entry.
      watch.observe({ type: 'layout-shift' as never, buffered: true });
      setTimeout(() => resolve(sum), 100);
    });
    const files = performance.getEntriesByType('resource') as unknown as { name: string; encodedBodySize: number }[];
    const own = files.filter((file) => file.name.includes(`/assets/${section}/`) && file.name.endsWith('.js'));
    return { shift, scripts: own.reduce((sum, file) => sum + file.encodedBodySize, 0) };
  }, name);
}

/** Playwright's error message, without its log of calls. */
function firstLine(error: unknown): string {
  const { message } = error as Error;
  return (message.split('\n')[0] ?? '').replace(/^\w+\.\w+: /, '');
}
