import type { Page } from '@playwright/test';
import { readStored } from '../side-effects/browser-side-effects.ts';
import type { HeldRequests } from '../requests/held-requests.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import { settle } from '../settle.ts';
import { fileProblems } from './asked-files.ts';
import { focusedName, hasLostFocus } from './lost-focus.ts';
import { dateProblems } from '../forms/typed-dates.ts';
import { tickedFromStart, tickedProblems } from '../forms/ticked-boxes.ts';
import { unsentProblems } from '../forms/unsent-text.ts';
import { caughtBy, rememberDialogs } from '../keyboard/closed-dialogs.ts';
import { typingProblems } from '../keyboard/type-text.ts';
import { questionProblems } from '../leaving/leave-question.ts';
import { frameOf, leaveByBar, leftChanged } from '../leaving/left-changed.ts';

/** The most choices and folds of a page that are used, one after the other, and for how long others are begun, in milliseconds. */
const mostChoices = 30;
const longestUse = 30_000;
const choices = 'select, input:is([type=checkbox], [type=radio]), summary, button[type=button]';

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
  const takeAfterSettling = async () => {
    await settle(page, watch);
    return watch.take();
  };
  const found: string[] = [];
  found.push(...(await tickedFromStart(page, within)));
  const before = await storedNames(page);
  const typed = await typingProblems(page, watch, { within, settle: takeAfterSettling });
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
  if (found.length === 0) found.push(...(await unsentProblems(page, { within, settle: takeAfterSettling })));
  watch.take();
  if (page.url() !== address && !(await requests.load(address))) return found;
  const frame = { before: await frameOf(page), tried: new Set<string>() };
  await rememberDialogs(page);
  const end = performance.now() + longestUse;
  for (let place = 0; place < mostChoices && performance.now() < end; place++) {
    const use = () => page.evaluate(useChoice, { within, choices, place, focusedName });
    const used = await use();
    if (used === null) break;
    // A button may open a window or play something: only its own faults count.
    const counts = (problem: string) => !used.startsWith('<button') || problem.startsWith('throws: ');
    const complain = (problems: readonly string[]) =>
      void found.push(...problems.filter(counts).map((problem) => `${problem}, when somebody uses ${used}`));
    complain(await takeAfterSettling());
    const isSamePage = new URL(page.url()).pathname === new URL(address).pathname;
    if (isSamePage && !used.startsWith('<button') && (await hasLostFocus(page)))
      return [...found, `takes ${used} away with the focus when somebody uses it`];
    for (const problem of await tickedProblems(page, within))
      return [...found, `${problem}, when somebody uses ${used}`];
    const caught = used.startsWith('<button') && page.url() === address ? await caughtBy(page, use) : undefined;
    if (caught) return [...found, `opens ${caught} with ${used}, which neither Escape nor a button in it closes`];
    const left = page.url() === address ? await leftChanged(page, watch, frame) : undefined;
    if (left) return [...found, `leaves ${left} changed when somebody uses ${used} and then leaves it`];
    complain(watch.take());
    if (page.url() === address) continue;
    if (!(await requests.load(address))) break;
    watch.take();
  }
  if (found.length === 0) found.push(...(await fileProblems(page, watch, within)));
  // What a dialog says when it is closed was heard with its button, after which it was opened again.
  await page.keyboard.press('Escape');
  await watch.untilAnswered();
  const isHeard = (problem: string) => found.some((known) => known.startsWith(`${problem}, when`));
  const thrown = watch.take().filter((problem) => problem.startsWith('throws: ') && !isHeard(problem));
  return [...found, ...thrown.map((problem) => `${problem}, when somebody presses Escape`)];
}

async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return [...(await page.evaluate(readStored)), ...cookies.map(({ name }) => `the cookie ${name}`)];
}

interface Control {
  type: string;
  localName: string;
  name?: string;
  open: boolean;
  textContent: string | null;
  ariaLabel: string | null;
  parentElement: Control | null;
  labels?: Iterable<Control> | null;
  selectedIndex: number;
  options: { length: number };
  click: () => void;
  focus: () => void;
  matches: (selector: string) => boolean;
  closest: (selector: string) => Control | null;
  checkVisibility: (how: object) => boolean;
  dispatchEvent: (event: Event) => boolean;
  querySelectorAll: (selector: string) => Iterable<Control>;
}

interface Use {
  within: string;
  choices: string;
  place: number;
  focusedName: string;
}

/**
 * Chooses the second option or ticks a box, and takes it back; opens a fold, closes it and leaves it open; or presses a button. What
 * nobody can press is left. Runs in the browser. @returns what was used, or null
 */
async function useChoice({ within, choices, place, focusedName }: Use): Promise<string | null> {
  const { document } = globalThis as unknown as {
    document: { activeElement: Control | null; querySelectorAll: (selector: string) => Iterable<Control> };
  };
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll(choices)]);
  const control = all[place];
  if (!control) return null;
  const choose = (option: number) => {
    control.selectedIndex = option;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const aroundControl = control.localName === 'summary' ? control.parentElement?.parentElement : control;
  for (let fold = aroundControl?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  // A box that is not shown is pressed by its label.
  const pressed = [control, ...((control.localName === 'input' && control.labels) || [])];
  const isShown = pressed.some((one) => one.checkVisibility({ visibilityProperty: true }));
  const isUsable = isShown && !control.matches(':disabled') && !control.closest('[inert]');
  const rest = () => new Promise((resolve) => void setTimeout(resolve, 50));
  Reflect.deleteProperty(globalThis, focusedName);
  if (isUsable) control.focus();
  if (document.activeElement === control) Object.assign(globalThis, { [focusedName]: control });
  if (isUsable && control.localName === 'select') {
    const before = control.selectedIndex;
    choose(Math.min(before === 1 ? 0 : 1, control.options.length - 1));
    await rest();
    choose(before);
  } else if (isUsable) {
    control.click();
    await rest();
    if (!['radio', 'button'].includes(control.type)) control.click();
    // What a fold does to the page has to end with the page if it is left open.
    if (control.localName === 'summary' && !control.parentElement?.open) await rest().then(() => control.click());
  }
  await rest();
  if (control.localName !== 'button') return `<${control.localName}${control.name ? ` name="${control.name}"` : ''}>`;
  const words = (control.ariaLabel ?? control.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `<button>${words && ` “${words}”`}`;
}
