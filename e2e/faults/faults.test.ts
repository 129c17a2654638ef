import { afterAll, beforeAll, expect, it } from 'vitest';
import { full } from '../../shared/src/testing/full.ts';
import { startFakeApi } from '../../shell/src/testing/api/fake-api.ts';
import { faults } from './fault-table.ts';
import { runFault } from './run-fault.ts';
import { startSiteFixture, type SiteFixture, type FixtureRemote } from './site-fixture.ts';

// A few rows of the fault matrix, without a browser. `npm run faults` runs all rows for every remote.
let fixture: SiteFixture;

beforeAll(async () => {
  fixture = await startSiteFixture(await startFakeApi(), ['mfe-education', 'mfe-jobs']);
}, 180_000);
afterAll(() => fixture?.close());

async function expectContained(name: string): Promise<void> {
  const fault = faults.find((one) => one.name === name);
  if (!fault) throw new Error(`there is no row ${name}`);
  const { problems, others, came } = await runFault(fault, fixture, fixture.remotes[1] as FixtureRemote, null);
  expect(problems).toEqual([]);
  expect(others.count).toBeGreaterThan(0);
  expect(came).not.toBe('');
}
const contained =
  '%s: other pages lose no visit, only the faulty release is quarantined, and it recovers without a restart';
it.each(['loop in a slot'])(contained, expectContained);
it.each(['throw of what is no error', 'flipped byte', 'wait in a system call'])(contained, full, expectContained);
