import type { Page } from '@playwright/test';
import type { HeldRequests } from './held-requests.ts';
import type { PageWatch } from './page-watch.ts';
import { runTimers } from './pending-timers.ts';
import { firstDifference, quoted, shownWords, type Words } from './shown-words.ts';

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
  const { within, requests, address } = visit;
  const settle = async () => {
    await watch.untilAtRest();
    await runTimers(page);
    await watch.untilAtRest();
  };
  const choose = ({ place }: List, option: number) => page.evaluate(chooseOption, { within, place, option });
  const lists = await page.evaluate(choiceLists, within);
  if (lists.length === 0 || !(await requests.load(address))) return [];
  await settle();
  for (const list of lists) {
    const [first, second] = list.options;
    requests.makeWait(true);
    await choose(list, first);
    await watch.untilAnswered(Infinity);
    requests.makeWait(false);
    if (requests.waiting === 0) continue;
    await choose(list, second);
    await watch.untilAnswered(requests.waiting);
    await requests.release();
    await settle();
    const late = await shownWords(page, within);
    const inOrder = async (): Promise<Words | null> => {
      if (!(await requests.load(address))) return null;
      await settle();
      for (const option of list.options) {
        await choose(list, option);
        await settle();
      }
      return shownWords(page, within);
    };
    const shown = await inOrder();
    const difference = shown ? firstDifference(shown, late) : undefined;
    // A page that shows something else each time is left alone.
    const again = shown && difference !== undefined ? await inOrder() : null;
    watch.take();
    if (!shown || !again || difference === undefined || firstDifference(shown, again) !== undefined) return [];
    return [
      `shows ${quoted(late, difference)} in place of ${quoted(shown, difference)} when somebody chooses twice in <select name="${list.name}"> and the first answer comes last`,
    ];
  }
  return [];
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

/** The lists with two more options, at most three. Runs in the browser. */
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
  return found.slice(0, 3);
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
