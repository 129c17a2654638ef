import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readArgumentsOrEnd } from '@ofgc/shared/commands/read-arguments.ts';
import { BrowserOfFaults } from './browser-view.ts';
import { type FaultRow, faults } from './fault-table.ts';
import { busyPace, lightPace, p99 } from './neighbours.ts';
import { document, judgeSpeed, resultLine } from './report.ts';
import { type Result, runFault } from './run-fault.ts';
import { startRealApi } from '../../shell/src/testing/api/real-api.ts';
import { appFolders, appName } from '../../shell/src/releases/build/apps.ts';
import { writeJson } from '../../shell/src/releases/store/store.ts';
import { type FixtureRemote, startSiteFixture } from './site-fixture.ts';

// npm run faults: runs every row of the fault matrix for every remote, and writes the outcomes to docs/faults.md.
// -- jobs concerts: only these remotes. --only "loop in a page": only this row. Both keep the last outcomes of the others in the document.
// --in-turn: each row for one remote only, the next row for the next remote; the document is written only of rows done to every remote. --resume: continues an interrupted run after its last row.
const root = join(import.meta.dirname, '../..');
process.env.NODE_ENV = 'production';
const { positionals, values } = readArgumentsOrEnd({
  usage: 'npm run faults -- [REMOTE …] [--only "ROW"] [--in-turn] [--resume]',
  most: Number.POSITIVE_INFINITY,
  words: new RegExp(`^(?:${appFolders.map(appName).join('|')})$`),
  options: {
    only: { type: 'string', multiple: true },
    'in-turn': { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
  },
});
const chosen = faults.filter(({ name }) => !values.only || values.only.includes(name));
if (chosen.length === 0) {
  process.stderr.write(`Which row? ${faults.map(({ name }) => `"${name}"`).join(', ')}\n`);
  process.exit(2);
}

type DatedResult = Result & { at: number };
/** A run: its start in milliseconds, and each row's last result, of this run or an earlier one, because single rows can be run again. */
interface Run {
  begun: number;
  results: DatedResult[];
}
const kept = join(root, '.cache/faults.json');
const last = await readRun();
const begun = values.resume && last ? last.begun : Date.now();
const results = new Map(last?.results.map((result) => [keyOf(result), result]));
// Written before the first row, so that `--resume` continues this run even if it is interrupted before its first result.
await mkdir(dirname(kept), { recursive: true });
await writeJson(kept, { begun, results: [...results.values()] } satisfies Run);
const [unharmed] = faults;
const unharmedSpeed = () =>
  p99([...results.values()].filter(({ fault }) => fault === unharmed?.name).flatMap(({ others }) => others.times));
const report = () =>
  document([...results.values()], {
    faults: faults.map(({ name }) => name),
    date: new Date().toISOString().slice(0, 10),
  });

const browser = new BrowserOfFaults();
const fixture = await startSiteFixture(await startRealApi());
const found: DatedResult[] = [];
try {
  for (const [turn, fault] of chosen.entries()) {
    /** The speed without a fault, measured before the first remote of a row; the row's other remotes follow at once and reuse it. */
    let before: number | undefined;
    for (const [index, remote] of fixture.remotes.entries()) {
      if (positionals.length > 0 && !positionals.includes(remote.name)) continue;
      if (values['in-turn'] && index !== turn % fixture.remotes.length) continue;
      if (!concerns(fault, remote)) continue;
      const done = results.get(keyOf({ fault: fault.name, remote: remote.name }));
      if (values.resume && done && done.at >= begun) {
        found.push(done);
        continue;
      }
      const pace = fault.outcome === 'page of the server' ? lightPace : busyPace;
      const measured = await runFault(fault, fixture, remote, browser, {
        pace,
        ...(before !== undefined && { before }),
      });
      before = measured.before;
      const judged = fault === unharmed ? measured : judgeSpeed(measured, unharmedSpeed());
      const result = { ...judged, at: Date.now() };
      found.push(result);
      results.set(keyOf(result), result);
      process.stdout.write(`${resultLine(result)}\n`);
      await writeJson(kept, { begun, results: [...results.values()] } satisfies Run);
      if (isWhole()) await writeFile(join(root, 'docs/faults.md'), report());
    }
  }
} finally {
  await browser.close();
  await fixture.close();
}
process.stdout.write(`\n${report()}`);
process.exit(found.every(({ problems }) => problems.length === 0) ? 0 : 1);

/** The last run; null where there is none, or its file has an earlier format. */
async function readRun(): Promise<Run | null> {
  const run = JSON.parse(await readFile(kept, 'utf8').catch(() => 'null')) as Partial<Run> | null;
  return run?.begun && run.results?.every(({ others }) => 'times' in others)
    ? { begun: run.begun, results: run.results }
    : null;
}

/** Whether a remote has what a row breaks. */
function concerns(fault: FaultRow, { slot }: FixtureRemote): boolean {
  return !fault.needsSlot || slot !== null;
}

/** Whether every row has a result for every remote that it concerns, of this run or an earlier one: the document is of the whole matrix. */
function isWhole(): boolean {
  return faults.every((fault) =>
    fixture.remotes.every(
      (remote) => !concerns(fault, remote) || results.has(keyOf({ fault: fault.name, remote: remote.name })),
    ),
  );
}

function keyOf({ fault, remote }: Pick<Result, 'fault' | 'remote'>): string {
  return `${fault}, ${remote}`;
}
