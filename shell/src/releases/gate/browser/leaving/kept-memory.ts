import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { leaveAndReturn } from './leave-and-return.ts';

/** How often the page is left and returned to; the first time loads what all visits share. */
const visits = 5;
/** Most that each visit may keep: bytes of scripts, now 0.3 MB at most, and listeners and nodes, now none. */
const most = { JSHeapUsedSize: 1_000_000, JSEventListeners: 0, Nodes: 20 };
const named: Record<Kept, string> = { JSHeapUsedSize: 'memory', JSEventListeners: 'listeners', Nodes: 'nodes' };
/**
 * How long a page may work on after it was returned to, in milliseconds. What grows is measured once more with the longer time, because on a
 * busy machine each visit may have shown more of the page's parts than the one before.
 */
const rests = [300, 2_000];

type Kept = keyof typeof most;
type Measured = Record<Kept, number>;

/** What a page keeps each time that it is shown: a visitor who goes to and fro would use up the device's memory. */
export async function memoryProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable');
    const kept = await keptByVisits(async (rest) => {
      if ((await leaveAndReturn(page)).length > 0) return null;
      await wait(rest);
      return measured(session);
    });
    return kept.map((name) => `keeps more ${named[name]} each time that it is left and returned to`);
  } finally {
    await session.detach();
  }
}

/** @param visit leaves the page, returns to it, lets it rest and measures what it keeps; null where that was not possible */
export async function keptByVisits(visit: (rest: number) => Promise<Measured | null>): Promise<Kept[]> {
  let kept = Object.keys(most) as Kept[];
  for (const rest of rests) {
    const seen: Measured[] = [];
    for (let turn = 0; turn < visits; turn++) {
      const one = await visit(rest);
      if (!one) return [];
      seen.push(one);
    }
    kept = kept.filter((name) =>
      isGrowing(
        seen.slice(1).map((one) => one[name]),
        most[name],
      ),
    );
    if (kept.length === 0) return [];
  }
  return kept;
}

function isGrowing(values: readonly number[], limit: number): boolean {
  return values.every((value, place) => place === 0 || value - (values[place - 1] ?? 0) > limit);
}

async function measured(session: CDPSession): Promise<Measured> {
  // The first collection finalises what the second one frees.
  for (let turn = 0; turn < 2; turn++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted: Kept) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    JSHeapUsedSize: read('JSHeapUsedSize'),
    JSEventListeners: read('JSEventListeners'),
    Nodes: read('Nodes'),
  };
}
