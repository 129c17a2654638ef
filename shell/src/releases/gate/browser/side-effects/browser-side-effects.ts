import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Release } from '../../../release.schema.ts';
import { keptName, changedShared } from './remember-shared.ts';
import { changedDocument, documentName } from './whole-document.ts';

/** The only expected cookie, of the preview itself. The site sets no others before a visitor makes a choice or signs in. */
export const previewCookie = 'ofgc-preview';
/** The router's scroll positions, kept until the tab is closed. */
const routersKey = 'react-router-scroll-positions';
/** A page without interaction is observed `looks` times for `look` milliseconds; at least once it must be busy for less than this share. */
const look = 200;
const mostBusy = 0.5;
const looks = 8;

/**
 * A page's side effects on the device's storage, on objects that all scripts share and on the document, and whether it keeps working.
 * @param page that began with `rememberShared` and `rememberState` @param isShared it has parts of all sections @returns a line each
 */
export async function findSideEffects(
  page: Page,
  { slots, isShared }: Pick<Release, 'slots'> & { isShared: boolean },
): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== previewCookie);
  const stored = (await page.evaluate(readStored)).filter((name) => name !== routersKey);
  const shared = await page.evaluate(changedShared, keptName);
  const own = slots.map((slot) => `the part ${slot}`);
  // A section may change all of this on its own pages.
  const ofPage = /^(?:the title|what search engines are told|the part .*)$/;
  const isOwn = (one: string) => own.includes(one) || (!isShared && ofPage.test(one));
  const changed = (await page.evaluate(changedDocument, documentName)).filter((one) => !isOwn(one));
  return [
    ...cookies.map((name) => `sets the cookie ${name}`),
    ...stored.map((name) => `keeps ${name} in the browser’s storage`),
    ...shared.map((words) => `${words}, which all scripts share`),
    ...changed.map((one) => `changes ${one}, which is not the section’s`),
    ...(await holdingProblems(page)),
    ...(await busyProblems(page)),
  ];
}

/** The names of everything in the device's storage. Runs in the browser. */
export async function readStored(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of (await navigator.storage?.getDirectory?.())?.keys() ?? []) files.push(file);
  return [
    ...files,
    // A window keeps its name when another page is loaded in it.
    ...(window.name ? [`the window’s name ${window.name}`] : []),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    // Available only over HTTPS and on this machine.
    ...((await globalThis.caches?.keys()) ?? []),
  ];
}

/** A function that does nothing: libraries add one so that browsers hear touches at all. */
const empty = /^(?:function\s*\w*\s*\([^)]*\)|(?:\([^)]*\)|\w+)\s*=>)\s*\{\s*\}$/;

/** Window listeners with which every visitor is asked before leaving, or with which each scroll of the wheel waits for the script. */
const holding = /^(?:beforeunload|unload)$/;
const delaying = /^(?:wheel|touchmove)$/;

async function holdingProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const heard = await Promise.all(
      ['window', 'document'].map(async (expression) => {
        const { result } = await session.send('Runtime.evaluate', { expression, objectGroup: 'held' });
        const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
        const isEmpty = (handler?: { description?: string }) => empty.test(handler?.description ?? '');
        const isDelaying = ({ type, passive, handler }: (typeof listeners)[0]) =>
          delaying.test(type) && !passive && !isEmpty(handler);
        return listeners.filter((one) => holding.test(one.type) || isDelaying(one));
      }),
    );
    return [...new Set(heard.flat().map(({ type }) => type))].map(
      (type) => `holds its visitors: from the start it listens to ${type} of the whole page`,
    );
  } finally {
    await session.detach();
  }
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
