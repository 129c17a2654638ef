import type { Page } from '@playwright/test';
import { intervalsOf } from '../pending-timers.ts';

/** How many frames are looked at, after the first few of which a page that asks for none is left. */
const [frames, firstFrames] = [24, 4];
/** A busy machine draws fewer frames, but the page has to ask for nearly each; and how long is waited for them, in milliseconds. */
const leastShare = 0.9;
const longest = 3_000;
/** Timers as short as this are asked for as often as frames are; in milliseconds. */
const shortTimer = 50;
/** What asks for frames may change something with each second; in milliseconds. */
const second = 1_200;

interface Probe {
  section: string;
  frames: number;
  firstFrames: number;
  leastShare: number;
  longest: number;
  shortTimer: number;
  second: number;
  /** Running intervals as short as that. */
  intervals: number;
  within: string;
}

/**
 * Scripts of a section that ask for each frame, or for a timer as short, for ever, on a page at rest on which nothing changes: they keep
 * a telephone’s processor awake. @param page of a visitor who wants less motion, at rest @returns one line at most
 */
export async function endlessFrameProblems(page: Page, within: string, section: string): Promise<string[]> {
  const intervals = await intervalsOf(page, section, shortTimer);
  const probe = { section, frames, firstFrames, leastShare, longest, shortTimer, second, intervals, within };
  const isEndless = await page.evaluate(asksForEver, probe);
  return isEndless ? ['works in each frame for ever, although nothing on it changes: it keeps the device awake'] : [];
}

/** Runs in the browser. */
async function asksForEver(probe: Probe): Promise<boolean> {
  const page = globalThis as unknown as {
    requestAnimationFrame: (work: FrameRequestCallback) => number;
    setTimeout: (work: unknown, delay?: number, ...words: unknown[]) => number;
  };
  const { requestAnimationFrame, setTimeout } = page;
  // Frames of the shell and of other sections are theirs.
  const isOwn = () => {
    const names = [...(new Error('asked').stack ?? '').matchAll(/\/assets\/([\w-]+)\//g)].map(([, name]) => name);
    return names.length === 0 || names.includes(probe.section);
  };
  let asked = 0;
  let changes = 0;
  const shown = new MutationObserver((records) => (changes += records.length));
  for (const part of document.querySelectorAll(probe.within))
    shown.observe(part, { subtree: true, childList: true, characterData: true, attributes: true });
  page.requestAnimationFrame = (work) => {
    if (isOwn()) asked += 1;
    return Reflect.apply(requestAnimationFrame, globalThis, [work]);
  };
  page.setTimeout = (work, delay = 0, ...words) => {
    if (delay <= probe.shortTimer && isOwn()) asked += 1;
    return Reflect.apply(setTimeout, globalThis, [work, delay, ...words]);
  };
  try {
    const end = performance.now() + probe.longest;
    let seen = 0;
    for (; seen < probe.frames && performance.now() < end; seen++) {
      await new Promise((resolve) => Reflect.apply(requestAnimationFrame, globalThis, [resolve]));
      if (asked + probe.intervals === 0 && seen >= probe.firstFrames) return false;
    }
    const isDrawn = [...document.querySelectorAll(probe.within)].some((part) => part.querySelector('canvas, video'));
    const isEach = probe.intervals > 0 || (seen === probe.frames && asked >= probe.leastShare * seen);
    if (!isEach || isDrawn) return false;
    await new Promise((resolve) => void setTimeout(resolve, probe.second));
    return changes === 0;
  } finally {
    shown.disconnect();
    Object.assign(page, { requestAnimationFrame, setTimeout });
  }
}
