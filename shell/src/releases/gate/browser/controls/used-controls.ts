import type { Page } from '@playwright/test';
import { readStored } from '../side-effects/browser-side-effects.ts';
import { changedShared, keptName } from '../side-effects/remember-shared.ts';
import type { HeldRequests } from '../requests/held-requests.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import { closedShareProblems } from './closed-share.ts';
import { askedFileProblems } from './asked-files.ts';
import { hasJumped } from './kept-place.ts';
import { focusedName, hasLostFocus } from './lost-focus.ts';
import { hasEffect } from '../searching/page-effects.ts';
import { choices, useChoice } from './use-choice.ts';
import { dateProblems } from '../forms/typed-dates.ts';
import { tickedFromStart, tickedProblems } from '../forms/ticked-boxes.ts';
import { unsentProblems } from '../forms/unsent-text.ts';
import { caughtBy, rememberDialogs } from '../keyboard/closed-dialogs.ts';
import { typingProblems } from '../keyboard/type-text.ts';
import { questionProblems } from '../leaving/leave-question.ts';
import { frameOf, leaveByBar, leftChanged } from '../leaving/left-changed.ts';
import { waitForUrl } from '../wait-for-url.ts';

/** The most choices and folds of a page that are used, one after the other, and for how long others are begun, in milliseconds. */
const mostChoices = 30;
const longestUse = 30_000;
/** How long a box may take to be ticked, in milliseconds. */
const longestTick = 1_000;
/** Where a new tab is before its first page. */
const nowhere = 'about:blank';
/** A button that says so may lead back, as the browser's own does. */
const leadsBack = /(?<!\p{L})(?:volver|vuelve|atr[aá]s|regresar|back|return)(?!\p{L})/iu;
const leadsOut = 'leads out of the site, back to where its visitor came from, when somebody uses';
/** What the shell writes where a part throws while it is rendered, with the first line of the error. */
const crash = /^says in the console: A part of the page failed \{kind: render[^}]*\} (.*)/;
/** What the browser says of something that the site's policy lets nobody have: it never comes, even if the code is content with that. */
const forbidden =
  /^says in the console: (?:Connecting to|Framing|Loading the (?:script|image|media)) '.*violates the following Content Security Policy directive/;

/**
 * Uses the fields, choices and folds of a section's own part as a visitor would, without sending anything.
 * @param within selector of the part @param requests that the page makes meanwhile @returns what goes wrong, a line each
 */
export async function usedControlProblems(
  page: Page,
  watch: PageWatch,
  { within, requests }: { within: string; requests: HeldRequests },
): Promise<string[]> {
  const address = page.url();
  const found: string[] = [];
  found.push(...(await tickedFromStart(page, within)));
  const before = await storedNames(page);
  const typed = await typingProblems(page, watch, within);
  if (typed) {
    const ticked = await tickedProblems(page, within);
    found.push(...typed, ...ticked.map((problem) => `${problem}, when somebody types into its fields`));
    const kept = (await storedNames(page)).filter((name) => !before.includes(name));
    found.push(...kept.map((name) => `keeps ${name} on the device when somebody types into its fields`));
    const asking = await questionProblems(page, () => leaveByBar(page, watch));
    if (asking.length > 0) return [...found, ...asking];
    if (page.url() !== address && !(await requests.load(address))) return found;
  }
  found.push(...(await dateProblems(page, watch, { within, requests })));
  if (found.length === 0) found.push(...(await unsentProblems(page, watch, within)));
  watch.take();
  if (page.url() !== address && !(await requests.load(address))) return found;
  const frame = { before: await frameOf(page), tried: new Set<string>() };
  const sharedBefore = await page.evaluate(changedShared, keptName);
  await rememberDialogs(page);
  const loadAndName = async (place: number) => {
    await requests.load(address);
    // Errors of this load are not the page's fault.
    watch.take();
    const left = await page.evaluate(useChoice, { within, choices, place, focusedName, isOnlyNamed: true });
    return left?.words ?? 'a button';
  };
  const end = performance.now() + longestUse;
  for (let place = 0; place < mostChoices && performance.now() < end; place++) {
    const use = () => page.evaluate(useChoice, { within, choices, place, focusedName });
    // The control may lead to another document, and the call ends with the old one.
    const used = await use().catch(async (error: unknown) => {
      if (!(await waitForUrl(page, ({ href }) => href === nowhere, longestTick))) throw error;
      return null;
    });
    if (page.url() !== nowhere && used === null) break;
    if (used && !used.isUsable) continue;
    await watch.settle();
    if (page.url() === nowhere) {
      const words = await loadAndName(place);
      if (leadsBack.test(words)) continue;
      return [...found, `${leadsOut} ${words}`];
    }
    if (used === null) break;
    const { words, isButton, refuses } = used;
    // Reported only if the press has no other effect: the page may say why, or tick the box after a question.
    if (refuses && page.url() === address && !(await hasEffect(page, () => use().then(Boolean), longestTick)))
      return [...found, `lets nobody ${refuses} ${words}: it stays as it is (a value without onChange)`];
    // A button may open a window or play something: only its own faults count.
    const counts = (problem: string) =>
      !isButton || problem.startsWith('throws: ') || crash.test(problem) || forbidden.test(problem);
    const complain = (problems: readonly string[]) =>
      void found.push(...problems.filter(counts).map((problem) => `${plain(problem)}, when somebody uses ${words}`));
    complain(watch.take());
    found.push(...(await closedShareProblems(page)));
    const shared = (await page.evaluate(changedShared, keptName)).filter((one) => !sharedBefore.includes(one));
    if (shared.length > 0) return [...found, `${shared[0]}, which all scripts share, when somebody uses ${words}`];
    const isSamePage = new URL(page.url()).pathname === new URL(address).pathname;
    if (isSamePage && !isButton && (await hasLostFocus(page)))
      return [...found, `takes ${words} away with the focus when somebody uses it`];
    const useAgain = () => use().then(() => watch.untilAnswered());
    if (page.url() === address && !isButton && (await hasJumped(page, useAgain)))
      return [...found, `jumps to its top, away from ${words}, when somebody uses it`];
    for (const problem of await tickedProblems(page, within))
      return [...found, `${problem}, when somebody uses ${words}`];
    const caught = isButton && page.url() === address ? await caughtBy(page, use) : undefined;
    if (caught) return [...found, `opens ${caught.dialog} with ${words}, ${caught.fault}`];
    const left = page.url() === address ? await leftChanged(page, watch, frame) : undefined;
    if (left) return [...found, `leaves ${left} changed when somebody uses ${words} and then leaves it`];
    complain(watch.take());
    if (page.url() === address) continue;
    if (!(await requests.load(address))) break;
    watch.take();
  }
  if (found.length === 0) found.push(...(await askedFileProblems(page, watch, within)));
  // Closes a dialog that is open again; errors that its button has caused already are not reported twice.
  await page.keyboard.press('Escape');
  await watch.untilAnswered();
  const isHeard = (problem: string) => found.some((known) => known.startsWith(`${problem}, when`));
  const thrown = watch.take().filter((problem) => problem.startsWith('throws: ') && !isHeard(problem));
  return [...found, ...thrown.map((problem) => `${problem}, when somebody presses Escape`)];
}

/** What throws, or ends a part of the page, of what goes wrong. */
export function failuresIn(problems: readonly string[]): string[] {
  return problems.filter((problem) => problem.startsWith('throws: ') || crash.test(problem)).map(plain);
}

/** Without the stack of an error. */
function plain(problem: string): string {
  const [, thrown] = crash.exec(problem) ?? [];
  if (thrown === undefined) return problem;
  return `ends with an error page or without a part, because it throws while it is rendered: ${thrown}`;
}

async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return [...(await page.evaluate(readStored)), ...cookies.map(({ name }) => `the cookie ${name}`)];
}
