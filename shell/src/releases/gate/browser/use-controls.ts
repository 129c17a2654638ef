import type { Page } from '@playwright/test';
import type { Release } from '../../release.schema.ts';
import { readStored } from './browser-side-effects.ts';
import { isLive } from './load-page.ts';
import type { PageWatch } from './page-watch.ts';
import { ownPart } from './own-part.ts';
import { runTimers } from './pending-timers.ts';
import { typingProblems } from './type-text.ts';

/** The most choices and folds of a page that are used, one after the other, and how long that may take in milliseconds. */
const mostChoices = 30;
const longestUse = 30_000;
const choices = 'select, input:is([type=checkbox], [type=radio]), summary, button[type=button]';

/**
 * Uses the fields, choices and folds of a section's own part as a visitor would, without sending anything.
 * @param isHome it has parts of all sections @returns what goes wrong, a line each
 */
export async function controlProblems(
  page: Page,
  watch: PageWatch,
  { slots, isHome }: Pick<Release, 'slots'> & { isHome: boolean },
): Promise<string[]> {
  const address = page.url();
  const within = ownPart({ slots }, isHome);
  if (within === '') return [];
  watch.allowLeaving();
  const loading = await holdRequests(page);
  const settle = async () => {
    await watch.untilAtRest();
    await runTimers(page);
    await watch.untilAtRest();
    return watch.take();
  };
  const found: string[] = [];
  const before = await storedNames(page);
  const typed = await typingProblems(page, watch, { within, settle });
  if (typed) {
    found.push(...typed);
    const kept = (await storedNames(page)).filter((name) => !before.includes(name));
    found.push(...kept.map((name) => `keeps ${name} on the device when somebody types into its fields`));
  }
  const end = performance.now() + longestUse;
  for (let place = 0; place < mostChoices && performance.now() < end; place++) {
    const used = await page.evaluate(useChoice, [within, choices, place] as [string, string, number]);
    if (used === null) break;
    // A button may open a window or play something: only its own faults count.
    const counts = (problem: string) => used !== '<button>' || problem.startsWith('throws: ');
    found.push(...(await settle()).filter(counts).map((problem) => `${problem}, when somebody uses ${used}`));
    if (page.url() === address) continue;
    await loading(() => page.goto(address).catch(() => null));
    if (!(await isLive(page, ['page']))) break;
    watch.take();
  }
  return found;
}

async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return [...(await page.evaluate(readStored)), ...cookies.map(({ name }) => `the cookie ${name}`)];
}

/** Answers what would send or load a document with nothing. @returns lets a document load after all */
async function holdRequests(page: Page): Promise<(load: () => Promise<unknown>) => Promise<void>> {
  let isLoading = false;
  await page.route('**', async (route) => {
    const request = route.request();
    const isHeld = request.method() !== 'GET' || (request.isNavigationRequest() && !isLoading);
    await (isHeld ? route.fulfill({ status: 204 }) : route.continue());
  });
  return async (load) => {
    isLoading = true;
    await load();
    isLoading = false;
  };
}

interface Control {
  type: string;
  localName: string;
  name?: string;
  disabled?: boolean;
  selectedIndex: number;
  options: { length: number };
  click: () => void;
  dispatchEvent: (event: Event) => boolean;
  querySelectorAll: (selector: string) => Iterable<Control>;
}

/** Chooses the second option, ticks a box or opens a fold, and takes it back. Runs in the browser. @returns what was used, or null */
async function useChoice([within, choices, place]: [string, string, number]): Promise<string | null> {
  const { document } = globalThis as unknown as {
    document: { querySelectorAll: (selector: string) => Iterable<Control> };
  };
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll(choices)]);
  const control = all[place];
  if (!control) return null;
  const choose = (option: number) => {
    control.selectedIndex = option;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const rest = () => new Promise((resolve) => void setTimeout(resolve, 50));
  if (!control.disabled && control.localName === 'select') {
    const before = control.selectedIndex;
    choose(Math.min(before === 1 ? 0 : 1, control.options.length - 1));
    await rest();
    choose(before);
  } else if (!control.disabled) {
    control.click();
    await rest();
    if (!['radio', 'button'].includes(control.type)) control.click();
  }
  await rest();
  return `<${control.localName}${control.name && control.localName !== 'button' ? ` name="${control.name}"` : ''}>`;
}
