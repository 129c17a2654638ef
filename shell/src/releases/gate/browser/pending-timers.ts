import type { Page } from '@playwright/test';
import { mostLater } from './requests/equal-requests.ts';

/** How far a page's timers are run ahead, in milliseconds. */
const horizon = 60_000;
/** The most timers that are run ahead, because a timer may set itself again for ever. */
const mostTimers = 100;
/** How long open requests may take, before timers are run that may be their time limits. In milliseconds. */
const longestAnswer = 5_000;
/** A timer of this length may be a request's time limit. In milliseconds. */
const leastLimit = 3_000;
/** An answer that has come is still to be read: the limit is run only after that, or it would end what is well. In milliseconds. */
const answerTime = 200;

/** The global under which a page keeps its pending timers. Passed as an argument, because the functions run in the browser. */
export const timersName = 'ofgc-timers';

type SetTimer = (work: unknown, delay?: number, ...words: unknown[]) => number;
type ClearTimer = (id?: number) => void;
interface Timers {
  setTimeout: SetTimer;
  setInterval: SetTimer;
  clearTimeout: ClearTimer;
  clearInterval: ClearTimer;
  fetch: (...words: unknown[]) => Promise<unknown>;
  XMLHttpRequest?: { prototype: { send: (...words: unknown[]) => void } };
}
interface RunAhead {
  isAgain: boolean;
  horizon: number;
  most: number;
  longestAnswer: number;
  leastLimit: number;
  answerTime: number;
  mostAsked: number;
}
interface Kept {
  runAhead: (how: RunAhead) => Promise<void>;
  /** Running intervals of such a length at most that a section has set, or a script that no section has. */
  intervals: (section: string, longest?: number) => number;
  /** Pending timeouts of theirs of such a length at most, set where an earlier one that has run was set, too. */
  again: (section: string, longest: number) => number;
}

/**
 * Remembers a page's timers, so that nobody has to wait for them. It has to begin before `rememberShared`, which reports later changes.
 * Runs in the browser.
 */
export function rememberTimers(name: string): void {
  const page = globalThis as unknown as Timers;
  const { setTimeout, clearTimeout, setInterval, fetch, XMLHttpRequest } = page;
  const pending = new Map<
    number,
    { run: () => void; due: number; delay: number; isRepeated: boolean; isLate: boolean; setBy: string; place: string }
  >();
  const repeated = new Set<number>();
  /** Where timeouts that have run were set. */
  const hasRun = new Set<string>();
  let ahead = 0;
  let isRunning = false;
  /** Open requests. A busy page may have begun some just before a run, although it was at rest. */
  const asked = new Set<object>();
  let begun = 0;
  /** Those for which a run has waited in vain: each costs that time once. */
  const givenUp = new WeakSet<object>();
  const isWaiting = () => [...asked].some((one) => !givenUp.has(one));
  const ask: Timers['fetch'] = (...words) => {
    const answer = Reflect.apply(fetch, globalThis, words);
    asked.add(answer);
    begun += 1;
    // Returns the promise of `finally`, so that an error that nobody catches is still reported.
    return answer.finally(() => asked.delete(answer));
  };
  if (XMLHttpRequest) {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (...words) {
      begun += 1;
      Reflect.apply(send, this, words);
    };
  }
  const remembering =
    (set: SetTimer, isRepeated: boolean): SetTimer =>
    (work, delay = 0, ...words) => {
      if (typeof work !== 'function') return set(work, delay);
      const run = () => {
        if (!isRepeated) {
          pending.delete(id);
          hasRun.add(place);
        }
        Reflect.apply(work, globalThis, words);
      };
      const id = set(run, delay);
      const { stack = '' } = new Error('set');
      const [setBy = ''] = /\/assets\/\w+/.exec(stack) ?? [];
      // The first lines are the error's and this function's.
      const place = stack.split('\n')[2] ?? '';
      const due = performance.now() + ahead + delay;
      pending.set(id, { run, due, delay, isRepeated, isLate: isRunning, setBy, place });
      return id;
    };
  const clear: ClearTimer = (id = 0) => {
    pending.delete(id);
    clearTimeout(id);
  };
  Object.assign(page, {
    setTimeout: remembering(setTimeout, false),
    setInterval: remembering(setInterval, true),
    clearTimeout: clear,
    clearInterval: clear,
    fetch: ask,
  });

  const after = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));
  const nextBefore = (end: number) =>
    [...pending]
      .filter(([id, { due }]) => due <= end && !repeated.has(id))
      .toSorted(([, one], [, other]) => one.due - other.due)[0];
  const runAhead: Kept['runAhead'] = async (how) => {
    const end = performance.now() + ahead + how.horizon;
    const answersEnd = performance.now() + how.longestAnswer;
    isRunning = true;
    if (how.isAgain) repeated.clear();
    for (let count = 0; count < how.most; count++) {
      // React renders after a moment what a timer has changed, and only then sets other timers.
      const next = nextBefore(end) ?? (await after(50).then(() => nextBefore(end)));
      if (!next) break;
      const [id, { run, due, delay, isRepeated, isLate }] = next;
      const mayLimit = delay >= how.leastLimit;
      const before = begun;
      // What asks for something more often than it may is run as often.
      const isPolling = () => isRepeated && pending.has(id) && begun > before && how.horizon / delay > how.mostAsked;
      const isAsking = isWaiting();
      if (isLate || mayLimit)
        while (isWaiting() && performance.now() < answersEnd) {
          await after(20);
          if (performance.now() >= answersEnd) for (const one of asked) givenUp.add(one);
        }
      if (mayLimit && (isLate || isAsking)) await after(how.answerTime);
      if (!pending.has(id)) continue;
      ahead = Math.max(ahead, due - performance.now());
      if (isRepeated) repeated.add(id);
      else clear(id);
      // Runs the timer in a task of its own, so that its error is reported as the page's and does not end this loop.
      for (let times = 0; times === 0 || (isPolling() && times <= how.mostAsked); times++) {
        setTimeout(run, 0);
        await after(5);
      }
    }
    isRunning = false;
  };
  const ownOf = (section: string, longest: number) =>
    [...pending.values()].filter(
      ({ delay, setBy }) => delay <= longest && (setBy === '' || setBy === `/assets/${section}`),
    );
  const intervals: Kept['intervals'] = (section, longest = Infinity) =>
    ownOf(section, longest).filter(({ isRepeated }) => isRepeated).length;
  const again: Kept['again'] = (section, longest) =>
    ownOf(section, longest).filter(({ isRepeated, place }) => !isRepeated && hasRun.has(place)).length;
  Object.defineProperty(globalThis, name, { value: { runAhead, intervals, again } satisfies Kept });
}

/**
 * Runs what a page at rest has postponed by up to a minute, each interval once, and one that asks for something too often as often as it may.
 * @param isAgain also the intervals that were run before
 */
export async function runTimers(page: Page, isAgain = false): Promise<void> {
  await page.evaluate(([name, how]) => (globalThis as unknown as Record<string, Kept>)[name]?.runAhead(how), [
    timersName,
    { isAgain, horizon, most: mostTimers, longestAnswer, leastLimit, answerTime, mostAsked: mostLater },
  ] as [string, RunAhead]);
}

/** How many intervals of a section are running. @param longest in milliseconds; others do not count */
export function intervalsOf(page: Page, section: string, longest?: number): Promise<number> {
  return page.evaluate(
    ([name, of, most]) => (globalThis as unknown as Record<string, Kept>)[name]?.intervals(of, most) ?? 0,
    [timersName, section, longest] as [string, string, number | undefined],
  );
}

/** How many timeouts of a section are pending that seem to set themselves again, because others that were set at the same place have run. */
export function againOf(page: Page, section: string): Promise<number> {
  return page.evaluate(
    ([name, of, most]) => (globalThis as unknown as Record<string, Kept>)[name]?.again(of, most) ?? 0,
    [timersName, section, horizon] as [string, string, number],
  );
}
