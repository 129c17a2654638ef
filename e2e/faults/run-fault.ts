import { setTimeout as wait } from 'node:timers/promises';
import { heal } from './heal.ts';
import { inflict, type Outcome } from './inflict.ts';
import { type BrowserOfFaults, lookInBrowser } from './browser-view.ts';
import type { FaultRow } from './fault-table.ts';
import { busyPace, enoughVisits, type NeighbourVisits, p99, visitNeighbours } from './neighbours.ts';
import type { SiteFixture, FixtureRemote } from './site-fixture.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';

/** How long the pages of other sections are visited before a fault, in milliseconds. */
const calm = enoughVisits * busyPace;

export interface Result extends Outcome {
  fault: string;
  remote: string;
  others: NeighbourVisits;
  /** The 99th percentile of such visits just before the fault, in milliseconds, because the machine may have other work. */
  before: number;
  /** The time until the site was well again, in milliseconds. */
  healed: number;
  /** One sentence for each requirement that was not met. */
  problems: string[];
}

/**
 * Does one fault to the site in the name of one remote while pages of the others are visited, checks the outcome, and undoes the fault.
 * @param options.before the 99th percentile of such visits without a fault, where it is known @param options.pace the pause between two visits; in milliseconds
 */
export async function runFault(
  fault: FaultRow,
  fixture: SiteFixture,
  remote: FixtureRemote,
  browser: BrowserOfFaults | null,
  { before: known, pace }: { before?: number; pace?: number } = {},
): Promise<Result> {
  const problems: string[] = [];
  const attempt = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await work();
    } catch (error) {
      problems.push(messageOf(error));
      return undefined;
    }
  };
  const paths = fixture.pagesOfOthers(remote.name);
  const visit = (work: () => Promise<unknown>) => visitNeighbours(fixture.site.url, paths, work, pace);
  const before = known ?? p99((await visit(() => wait(calm))).times);
  let outcome: Outcome | undefined;
  let healed: number | undefined;
  const others = await visit(async () => {
    outcome = await attempt(() => inflict(fault, fixture, remote));
    if (browser) await attempt(() => lookInBrowser(browser, fault, fixture, remote));
    healed = await attempt(() => heal(fixture, remote));
    if ('sends' in fault) await fixture.renewKey(remote.name);
  });
  problems.push(...new Set(others.failures));
  return {
    fault: fault.name,
    remote: remote.name,
    ...(outcome ?? { came: '' }),
    others,
    before,
    healed: healed ?? -1,
    problems,
  };
}
