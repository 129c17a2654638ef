import type { CDPSession, Page } from '@playwright/test';
import { leaveAndReturn } from './leave-and-return.ts';
import { elementsOfBody, isMadeByOthers, noteMakers } from './left-elements.ts';
import { againOf, intervalsOf } from '../pending-timers.ts';

/** How often what grows has to grow until it counts as left behind. */
const rounds = 3;
/** Then it gets some time more, because a request is tried again a few times, or a note moves away: how often the page has to settle. */
const mostSettling = 4;

/** How many there are of something that may be left behind. */
interface Left {
  words: string;
  /** Of a listener: the id of its script. */
  script?: string;
  /** Of an element: its description. */
  element?: string;
  count: number;
}
/** By description: `keydown` and the place of the listening function, the intervals, or an element at the end of the body. */
type Kept = ReadonlyMap<string, Left>;

/**
 * Leaves a page and returns to it, and finds what it leaves behind: each time that it is shown there is one more.
 * @param of the section's name, because what scripts of others do is not its fault, and whether the page has parts of others
 * @param settle waits until a page that was returned to is complete
 * @param leave leaves the page and returns to it, and says why that was not possible @returns a line each
 */
export async function leftBehindProblems(
  page: Page,
  { name, isShared = false }: { name: string; isShared?: boolean },
  settle: () => Promise<void>,
  leave: (page: Page) => Promise<string[]> = leaveAndReturn,
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await noteMakers(session);
    const first = await keptBy(page, session, name);
    let last = first;
    let growing: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const problems = await leave(page);
      if (problems.length > 0) return round === 0 ? problems : [];
      await settle();
      const now = await keptBy(page, session, name);
      const before = last;
      growing = (round === 0 ? [...now.keys()] : growing).filter((key) => countOf(now, key) > countOf(before, key));
      if (growing.length === 0) return [];
      last = now;
    }
    for (let turn = 0; turn < mostSettling; turn++) {
      await settle();
      last = await keptBy(page, session, name);
      const now = last;
      growing = growing.filter((key) => countOf(now, key) > countOf(first, key) + 1);
      if (growing.length === 0) return [];
    }
    const addresses = await scriptAddresses(session);
    const ofOthers = (script = '') =>
      /\/assets\//.test(addresses.get(script) ?? '') && !addresses.get(script)?.includes(`/assets/${name}/`);
    const own = new Set<string>();
    for (const { words, script, element } of growing.flatMap((key) => last.get(key) ?? []))
      if (!ofOthers(script) && !(element && (await isMadeByOthers(session, element, { name, isShared }))))
        own.add(words);
    return [...own].map((words) => `leaves ${words} behind each time that it is left`);
  } finally {
    await session.detach();
  }
}

function countOf(kept: Kept, key: string): number {
  return kept.get(key)?.count ?? 0;
}

async function keptBy(page: Page, session: CDPSession, name: string): Promise<Kept> {
  const kept = new Map<string, Left>([
    ['intervals', { words: 'an interval', count: await intervalsOf(page, name) }],
    ['timeouts', { words: 'a timer that sets itself again', count: await againOf(page, name) }],
  ]);
  for (const element of await elementsOfBody(page))
    kept.set(element, { words: `${element} in <body>`, element, count: countOf(kept, element) + 1 });
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    for (const { type, scriptId: script, lineNumber, columnNumber } of listeners) {
      const key = `${expression} ${type} ${script}:${lineNumber}:${columnNumber}`;
      kept.set(key, { words: `a listener to ${type}`, script, count: countOf(kept, key) + 1 });
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
