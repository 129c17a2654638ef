import type { Page } from '@playwright/test';
import type { HeldRequests } from './held-requests.ts';
import type { PageWatch } from './page-watch.ts';
import { runTimers } from './pending-timers.ts';
import { firstDifference, quoted, type Words, wordsUntil } from './leaving/shown-words.ts';

/** How long a choice may take until it asks for something, in milliseconds: at first, and where it is known to ask. */
const shortPause = 300;
const longestPause = 5_000;

interface List {
  name: string;
  /** Its place among the lists of the part. */
  place: number;
  /** The places of two options that are not chosen. */
  options: readonly [number, number];
}
interface Visit {
  /** Selector of the part. */
  within: string;
  requests: HeldRequests;
  /** The page's address, from which it is loaded anew. */
  address: string;
}

/**
 * Chooses twice in the first list whose choice asks for data, and lets the first answer come last, as on a slow network. The page then
 * has to show the same as when the answers come in order. @returns one line at most
 */
export async function lateAnswerProblems(page: Page, watch: PageWatch, visit: Visit): Promise<string[]> {
  const { within, requests } = visit;
  for (const list of await page.evaluate(choiceLists, within)) {
    const chosen = { ...visit, list };
    const late = await chooseTwice(page, watch, { ...chosen, isLate: true });
    if (!late) continue;
    const shown = await chooseTwice(page, watch, chosen);
    const place = shown ? firstDifference(shown, late) : undefined;
    if (!shown || place === undefined) return [];
    // A slow page shows the answer later, and some pages show something else each time.
    const lateAgain = await chooseTwice(page, watch, { ...chosen, isLate: true, wanted: shown });
    const shownAgain = lateAgain && (await chooseTwice(page, watch, { ...chosen, wanted: lateAgain }));
    watch.take();
    const isSteady = shownAgain && firstDifference(shown, shownAgain) === undefined;
    if (!isSteady || firstDifference(shownAgain, lateAgain) === undefined) return [];
    const words = `${quoted(late, place)} in place of ${quoted(shown, place)}`;
    return [
      `shows ${words} when somebody chooses twice in <select name="${list.name}"> and the first answer comes last`,
    ];
  }
  watch.take();
  await requests.release();
  return [];
}

/** @returns what is shown then, as soon as it is what is wanted; null where a choice asks for nothing */
async function chooseTwice(
  page: Page,
  watch: PageWatch,
  { within, requests, address, list, isLate = false, wanted }: Visit & { list: List; isLate?: boolean; wanted?: Words },
): Promise<Words | null> {
  const settle = async () => {
    await watch.untilAtRest();
    await runTimers(page);
    await watch.untilAtRest();
  };
  const asksFor = (option: number, longest: number) =>
    requests.asks(() => page.evaluate(chooseOption, { within, place: list.place, option }), longest);
  const [first, second] = list.options;
  if (!(await requests.load(address))) return null;
  await settle();
  requests.makeWait(isLate);
  const asks = await asksFor(first, isLate ? shortPause : longestPause);
  requests.makeWait(false);
  if (!asks) return null;
  if (!isLate) await settle();
  const asksAgain = await asksFor(second, longestPause);
  await watch.untilAnswered(requests.waiting);
  await requests.release();
  await settle();
  return asksAgain ? wordsUntil(page, within, wanted) : null;
}

interface Select {
  name: string;
  disabled: boolean;
  selectedIndex: number;
  options: Iterable<{ disabled: boolean; index: number }>;
  dispatchEvent: (event: Event) => boolean;
  querySelectorAll: (selector: string) => Iterable<Select>;
}
interface Browser {
  document: { querySelectorAll: (selector: string) => Iterable<Select> };
}

/** The lists with two more options, at most two. Runs in the browser. */
function choiceLists(within: string): List[] {
  const { document } = globalThis as unknown as Browser;
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll('select')]);
  const found = all.flatMap(({ name, disabled, selectedIndex, options }, place) => {
    const others = [...options].filter((option) => !option.disabled && option.index !== selectedIndex);
    const [first, second] = others.map(({ index }) => index);
    return disabled || first === undefined || second === undefined
      ? []
      : [{ name, place, options: [first, second] as const }];
  });
  return found.slice(0, 2);
}

/** Runs in the browser. */
function chooseOption({ within, place, option }: { within: string; place: number; option: number }): void {
  const { document } = globalThis as unknown as Browser;
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll('select')]);
  const list = all[place];
  if (!list) return;
  list.selectedIndex = option;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}
