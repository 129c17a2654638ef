import { afterEach, expect, it } from 'vitest';
import { rememberTimers } from './pending-timers.ts';

const { fetch, setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
const how = {
  isAgain: false,
  horizon: 60_000,
  most: 100,
  longestAnswer: 500,
  leastLimit: 3_000,
  answerTime: 20,
  mostAsked: 15,
};
let page = 0;

afterEach(() => void Object.assign(globalThis, { fetch, setTimeout, clearTimeout, setInterval, clearInterval }));

/** Begins a request with a time limit of a minute, and then runs the page's timers ahead. @returns whether the limit was run */
async function limitRuns(answer: Promise<unknown>): Promise<boolean> {
  const name = `timers of page ${page++}`;
  Object.assign(globalThis, { fetch: () => answer });
  rememberTimers(name);
  let isLimited = false;
  const limit = globalThis.setTimeout(() => void (isLimited = true), 60_000);
  void globalThis.fetch('/api/events').then(() => globalThis.clearTimeout(limit));
  await (globalThis as unknown as Record<string, { runAhead: (how: object) => Promise<void> }>)[name]?.runAhead(how);
  return isLimited;
}

it('the time limit of a request that a busy page has just begun is not run before its answer', async () => {
  expect(await limitRuns(new Promise((resolve) => void setTimeout(() => resolve('an answer'), 100)))).toBe(false);
});

it('the time limit of a request that is never answered is run', async () => {
  expect(await limitRuns(new Promise(() => {}))).toBe(true);
});

it('a request that is never answered is waited for once, in whichever run', async () => {
  Object.assign(globalThis, { fetch: () => new Promise(() => {}) });
  rememberTimers('timers of a held request');
  void globalThis.fetch('/api/events');
  const { runAhead } = (globalThis as unknown as Record<string, { runAhead: (how: object) => Promise<void> }>)[
    'timers of a held request'
  ] ?? { runAhead: async () => {} };
  const times: number[] = [];
  for (let run = 0; run < 2; run++) {
    globalThis.setTimeout(() => {}, 60_000);
    const begun = performance.now();
    // The second may wait a minute, and must not.
    await runAhead(run === 0 ? how : { ...how, longestAnswer: 60_000 });
    times.push(performance.now() - begun);
  }
  expect(times[0]).toBeGreaterThanOrEqual(how.longestAnswer);
  expect(times[1]).toBeLessThan(30_000);
});

it.each([
  [1_000, 'each time', 16],
  [4_000, 'each time', 1],
  [15_000, 'each time', 1],
  [1_000, 'once, and ends then', 1],
])(
  'an interval of %i ms that asks for something %s is run as often as a minute has room for, up to one more than it may',
  async (delay, kind, runs) => {
    const name = `timers of page ${page++}`;
    Object.assign(globalThis, { fetch: async () => 'an answer' });
    rememberTimers(name);
    let count = 0;
    const id = globalThis.setInterval(() => {
      count += 1;
      void globalThis.fetch('/api/events');
      if (kind !== 'each time') globalThis.clearInterval(id);
    }, delay);
    await (globalThis as unknown as Record<string, { runAhead: (how: object) => Promise<void> }>)[name]?.runAhead(how);
    globalThis.clearInterval(id);
    expect(count).toBe(runs);
  },
);
