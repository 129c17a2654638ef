import { afterAll, beforeAll, expect, it } from 'vitest';
import { full } from '../../shared/src/testing/full.ts';
import { startFakeApi } from '../../shell/src/testing/api/fake-api.ts';
import { faults } from './fault-table.ts';
import { resultLine } from './report.ts';
import { type Result, runFault } from './run-fault.ts';
import { startSiteFixture, type SiteFixture, type FixtureRemote } from './site-fixture.ts';

// A few rows of the fault matrix, without a browser. `npm run faults` runs all rows for every remote.
let fixture: SiteFixture;

beforeAll(async () => {
  fixture = await startSiteFixture(await startFakeApi(), ['mfe-education', 'mfe-jobs']);
}, 180_000);
afterAll(() => fixture?.close());

async function expectContained(name: string): Promise<Result> {
  const fault = faults.find((one) => one.name === name);
  if (!fault) throw new Error(`there is no row ${name}`);
  const result = await runFault(fault, fixture, fixture.remotes[1] as FixtureRemote, null, { before: 0 });
  expect(result.problems).toEqual([]);
  expect(result.others.count).toBeGreaterThan(0);
  expect(result.came).not.toBe('');
  return result;
}
const contained =
  '%s: other pages lose no visit, only the faulty release is quarantined, and it recovers without a restart';
it.each(['loop in a slot'])(contained, async (name) => void (await expectContained(name)));
it.each([
  'loop in a page',
  'wait in a system call',
  'exit',
  'kill of the process',
  'throw where nobody catches it',
  'throw of what is no error',
  'unhandled rejection',
  'memory hog',
  '200 MB to the console',
  'patched prototype',
  'patched global',
  'missing folder',
  'truncated file',
  'flipped byte',
  'disk and live version apart',
])(contained, full, async (name) => void process.stdout.write(`${resultLine(await expectContained(name))}\n`));
