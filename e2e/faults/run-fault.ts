import { setTimeout as wait } from 'node:timers/promises';
import { heal } from './heal.ts';
import { inflict } from './inflict.ts';
import { type BrowserOfFaults, lookInBrowser } from './browser-view.ts';
import type { Fault } from './fault-table.ts';
import { visitNeighbours, type Visits } from './neighbours.ts';
import type { Stage, StagedRemote } from './stage.ts';

/** For how long the others are visited before a fault, in milliseconds. */
const calm = 1_500;

export interface Result {
  fault: string;
  remote: string;
  /** What came of it, in words. */
  came: string;
  others: Visits;
  /** What such visits took just before, in milliseconds, as `p99`: the machine has other work, too. */
  before: number;
  /** How long it took until all was well again, in milliseconds. */
  healed: number;
  /** What was not as it has to be. */
  problems: string[];
}

/**
 * Does one thing to the site in the name of one remote while others are visited, looks at it, and undoes it.
 * @param calmTime what such visits took without a fault, in milliseconds, where that is known
 */
export async function runFault(
  fault: Fault,
  stage: Stage,
  remote: StagedRemote,
  browser: BrowserOfFaults | null,
  calmTime?: number,
): Promise<Result> {
  const problems: string[] = [];
  const attempt = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await work();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const paths = stage.pagesOfOthers(remote.name);
  const before = calmTime ?? (await visitNeighbours(stage.site.url, paths, () => wait(calm))).p99;
  let came: string | undefined;
  let healed: number | undefined;
  const others = await visitNeighbours(stage.site.url, paths, async () => {
    came = await attempt(() => inflict(fault, stage, remote));
    if (browser) await attempt(() => lookInBrowser(browser, fault, stage, remote));
    healed = await attempt(() => heal(stage, remote));
    if ('sends' in fault) await stage.renewKey(remote.name);
  });
  problems.push(...new Set(others.failures));
  return { fault: fault.name, remote: remote.name, came: came ?? '', others, before, healed: healed ?? -1, problems };
}
