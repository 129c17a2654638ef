import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { leaveAndReturn } from './leave-and-return.ts';

/** How often the page is left and returned to; the first time loads what all visits share. */
const visits = 5;
/** Most that each visit may keep: bytes of scripts, now 0.3 MB at most, and listeners and nodes, now none. */
const most = { JSHeapUsedSize: 1_000_000, JSEventListeners: 0, Nodes: 20 };
const named: Record<Kept, string> = { JSHeapUsedSize: 'memory', JSEventListeners: 'listeners', Nodes: 'nodes' };
/** How long a page may work on after it was returned to, in milliseconds. */
const rest = 300;

type Kept = keyof typeof most;

/** What a page keeps each time that it is shown: a visitor who goes to and fro would use up the device's memory. */
export async function memoryProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable');
    const seen: Record<Kept, number>[] = [];
    for (let visit = 0; visit < visits; visit++) {
      if ((await leaveAndReturn(page)).length > 0) return [];
      await wait(rest);
      seen.push(await measured(session));
    }
    const names = Object.keys(most) as Kept[];
    return names
      .filter((name) =>
        isGrowing(
          seen.slice(1).map((one) => one[name]),
          most[name],
        ),
      )
      .map((name) => `keeps more ${named[name]} each time that it is left and returned to`);
  } finally {
    await session.detach();
  }
}

function isGrowing(values: readonly number[], limit: number): boolean {
  return values.every((value, place) => place === 0 || value - (values[place - 1] ?? 0) > limit);
}

async function measured(session: CDPSession): Promise<Record<Kept, number>> {
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
