import type { Page } from '@playwright/test';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import { questionProblems, writeSomething } from '../leaving/leave-question.ts';
import { leftBehindProblems } from '../leaving/left-behind.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import { intervalsOf, runTimers } from '../pending-timers.ts';
import type { MadeUpAnswers } from './made-up-answers.ts';

/** The global that holds the words of the page before. Passed as an argument, because the functions run in the browser. */
const otherPage = 'ofgc-other-page';

/** How long a page may take until it is shown, in milliseconds; one that takes longer is not looked at. */
const longestShow = 5_000;

interface Shown {
  watch: PageWatch;
  answers: MadeUpAnswers;
  /** Name of the section. */
  name: string;
  /** Another private page, to which it is left; undefined where none is known. */
  other: string | undefined;
}

/** Shows a page of the area in which the browser is, as one of its links does. @returns whether it is there, and not somewhere else */
export async function show(page: Page, path: string, watch: PageWatch): Promise<boolean> {
  await page.evaluate(follow, [path, otherPage] as [string, string]);
  // The address changes before the page does.
  const isShown = await page.waitForFunction(hasReplaced, otherPage, { timeout: longestShow }).then(
    () => true,
    () => false,
  );
  await watch.untilAtRest();
  return isShown && shownPath(page) === path;
}

/** What is wrong with a private page that is shown: with its timers of the next minute, and when it is left. @returns a line each */
export async function privatePageProblems(page: Page, { watch, answers, name, other }: Shown): Promise<string[]> {
  const path = shownPath(page);
  const settle = () => watch.untilAtRest();
  const wait = async () => {
    answers.takeAsked();
    await runTimers(page);
    await settle();
    return answers.takeAsked();
  };
  const [asked, again] = [await wait(), await wait()];
  // An interval is run only once.
  const repeated = again[0] ?? ((await intervalsOf(page, name)) > 0 ? asked[0] : undefined);
  const problems = watch.take();
  if (shownPath(page) !== path) problems.push(`leads away to ${shownPath(page)}`);
  if (repeated)
    problems.push(
      `asks for ${repeated.slice(1)} again and again while nobody touches it: the session of who has gone away never ends`,
    );
  if (problems.length > 0 || !other) return problems;
  await writeSomething(page);
  const asking = await questionProblems(page, () => show(page, other, watch));
  if (asking.length > 0) return asking;
  if (shownPath(page) !== path) await show(page, path, watch);
  const leave = async () => {
    await show(page, other, watch);
    await show(page, path, watch);
    return [];
  };
  const left = await leftBehindProblems(page, name, settle, leave);
  watch.take();
  return left;
}

/** The addresses below one to which a page leads, without query. */
export async function linksBelow(page: Page, area: string): Promise<string[]> {
  const all = await page.evaluate(linkedAddresses);
  const paths = all
    .flatMap((one) => URL.parse(one, page.url()) ?? [])
    .filter(({ origin }) => origin === new URL(page.url()).origin);
  return [...new Set(paths.map(({ pathname }) => pathname))].filter((path) => isBelow(path, area));
}

function shownPath(page: Page): string {
  return new URL(page.url()).pathname;
}

/** Runs in the browser. */
function follow([path, name]: [string, string]): void {
  Object.assign(globalThis, { [name]: document.title + document.querySelector('main')?.textContent });
  // The router treats this as a step forward in the history.
  history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: 'followed' }, '', path);
  dispatchEvent(new Event('popstate'));
}

/** Whether another page is shown than before. Runs in the browser. */
function hasReplaced(name: string): boolean {
  const before = (globalThis as unknown as Record<string, string>)[name];
  return document.title + document.querySelector('main')?.textContent !== before;
}

/** Runs in the browser. */
function linkedAddresses(): string[] {
  return [...document.querySelectorAll('a[href]:not([download])')].flatMap((link) => link.getAttribute('href') ?? []);
}
