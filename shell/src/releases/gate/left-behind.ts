import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The one cookie that is there: of the preview in which the page is looked at. The site sets none before somebody chooses or signs in. */
const previewCookie = 'ofgc-preview';
/** What all scripts of a page share, and a section leaves as it is. */
const shared = [
  'fetch',
  'setTimeout',
  'requestAnimationFrame',
  'history.pushState',
  'history.replaceState',
  'JSON.parse',
  'JSON.stringify',
  'Array.prototype.map',
  'Object.assign',
  'Promise.prototype.then',
  'EventTarget.prototype.addEventListener',
  'Element.prototype.setAttribute',
  'Storage.prototype.setItem',
  'XMLHttpRequest.prototype.open',
  'navigator.sendBeacon',
];
/** How long it is looked whether a page that nobody touches is at work, in milliseconds; for which share of that it may be; how often. */
const look = 200;
const mostBusy = 0.5;
const looks = 8;

/** What a page has left behind on the device and in what all scripts share, and whether it goes on working. @returns a line each */
export async function leftBehind(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== previewCookie);
  const { stored, replaced } = await page.evaluate(readPage, shared);
  return [
    ...cookies.map((name) => `sets the cookie ${name}`),
    ...stored.map((name) => `keeps ${name} in the browser’s storage`),
    ...replaced.map((name) => `replaces ${name}, which all scripts share`),
    ...(await busyProblems(page)),
  ];
}

/** Runs in the browser. */
function readPage(names: readonly string[]): { stored: string[]; replaced: string[] } {
  const valueOf = (path: string): unknown =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], globalThis);
  const isOwn = (value: unknown) =>
    typeof value === 'function' && !Function.prototype.toString.call(value).includes('[native code]');
  const { localStorage } = globalThis as unknown as { localStorage: object };
  return { stored: Object.keys(localStorage), replaced: names.filter((name) => isOwn(valueOf(name))) };
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
