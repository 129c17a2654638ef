import type { CDPSession, Page } from '@playwright/test';
import { leaveAndReturn } from './leave-and-return.ts';
import { intervalsOf } from '../pending-timers.ts';

/** How often what grows has to grow until it counts as left behind. */
const rounds = 3;

/** How many there are, by description: `keydown` and the place of the listening function, or the intervals. */
type Kept = ReadonlyMap<string, { words: string; script?: string; count: number }>;

/**
 * Leaves a page and returns to it, and finds what it leaves behind: each time that it is shown there is one more.
 * @param name of the section, because what scripts of others do is not its fault
 * @param settle waits until a page that was returned to is complete
 * @param leave leaves the page and returns to it, and says why that was not possible @returns a line each
 */
export async function leftBehindProblems(
  page: Page,
  name: string,
  settle: () => Promise<void>,
  leave: (page: Page) => Promise<string[]> = leaveAndReturn,
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    let last = await keptBy(page, session, name);
    let growing = [...last.keys()];
    for (let round = 0; round < rounds; round++) {
      const problems = await leave(page);
      if (problems.length > 0) return round === 0 ? problems : [];
      await settle();
      const now = await keptBy(page, session, name);
      growing = growing.filter((key) => (now.get(key)?.count ?? 0) > (last.get(key)?.count ?? 0));
      if (growing.length === 0) return [];
      last = now;
    }
    const addresses = await scriptAddresses(session);
    const ofOthers = (script = '') =>
      /\/assets\//.test(addresses.get(script) ?? '') && !addresses.get(script)?.includes(`/assets/${name}/`);
    const own = growing.flatMap((key) => last.get(key) ?? []).filter(({ script }) => !ofOthers(script));
    return [...new Set(own.map(({ words }) => `leaves ${words} behind each time that it is left`))];
  } finally {
    await session.detach();
  }
}

async function keptBy(page: Page, session: CDPSession, name: string): Promise<Kept> {
  const kept = new Map([['intervals', { words: 'an interval', count: await intervalsOf(page, name) }]]) as Map<
    string,
    { words: string; script?: string; count: number }
  >;
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    for (const { type, scriptId: script, lineNumber, columnNumber } of listeners) {
      const key = `${expression} ${type} ${script}:${lineNumber}:${columnNumber}`;
      kept.set(key, { words: `a listener to ${type}`, script, count: (kept.get(key)?.count ?? 0) + 1 });
    }
  }
  return kept;
}

/** The addresses of the page's scripts, by their ids. */
async function scriptAddresses(session: CDPSession): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => void addresses.set(scriptId, url));
  await session.send('Debugger.enable');
  return addresses;
}
