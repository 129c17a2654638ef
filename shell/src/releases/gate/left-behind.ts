import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { keptName, replacedShared } from './remember-shared.ts';

/** The one cookie that is there: of the preview in which the page is looked at. The site sets none before somebody chooses or signs in. */
export const previewCookie = 'ofgc-preview';
/** How far a page was scrolled: until the tab is closed. */
const routersKey = 'react-router-scroll-positions';
/** A page that nobody touches is watched `looks` times for `look` milliseconds: in one of them it has to be busy for less than this share. */
const look = 200;
const mostBusy = 0.5;
const looks = 8;

/**
 * What a page has left behind on the device and in what all scripts share, and whether it goes on working.
 * @param page that began with `rememberShared` @returns a line each
 */
export async function leftBehind(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== previewCookie);
  const stored = (await page.evaluate(readStored)).filter((name) => name !== routersKey);
  const replaced = await page.evaluate(replacedShared, keptName);
  return [
    ...cookies.map((name) => `sets the cookie ${name}`),
    ...stored.map((name) => `keeps ${name} in the browser’s storage`),
    ...replaced.map((name) => `replaces ${name}, which all scripts share`),
    ...(await busyProblems(page)),
  ];
}

/** What is in the device's four stores. Runs in the browser. */
async function readStored(): Promise<string[]> {
  const { localStorage, sessionStorage, indexedDB, caches } = globalThis as unknown as {
    localStorage: object;
    sessionStorage: object;
    indexedDB: { databases: () => Promise<{ name?: string }[]> };
    /** Over HTTPS alone, and on this machine. */
    caches?: { keys: () => Promise<string[]> };
  };
  return [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ...((await caches?.keys()) ?? []),
  ];
}

async function busyProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable');
    const worked = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
      return { at: read('Timestamp'), tasks: read('TaskDuration') };
    };
    let share = 0;
    for (let turn = 0; turn < looks; turn++) {
      const before = await worked();
      await wait(look);
      const after = await worked();
      share = (after.tasks - before.tasks) / (after.at - before.at);
      if (share <= mostBusy) return [];
    }
    return [`works on while nobody touches it: ${Math.round(share * 100)} % of the time`];
  } finally {
    await session.detach();
  }
}
