import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readArgumentsOrEnd } from '@ofgc/shared/commands/read-arguments.ts';
import { BrowserOfFaults } from './browser-view.ts';
import { faults } from './fault-table.ts';
import { document, judgeSpeed, line } from './report.ts';
import { type Result, runFault } from './run-fault.ts';
import { startRealApi } from '../../shell/src/testing/real-api.ts';
import { appFolders, appName } from '../../shell/src/releases/apps.ts';
import { writeJson } from '../../shell/src/releases/store/store.ts';
import { setStage } from './stage.ts';

// npm run faults: every row of the fault matrix to every remote, and docs/faults.md of what came of it.
// -- jobs concerts: to these alone; --only "loop in a page": one row alone; what came of the others last stays in the document. --in-turn: each row
// to one remote only, the next to the next. --resume: goes on with the last run, which was cut off, after the last row that came out.
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
if (chosen.length === 0) throw new Error(`Which row? ${faults.map(({ name }) => `"${name}"`).join(', ')}`);

type DatedResult = Result & { at: number };
/** A run, begun at an instant, and what came of each row, this time or before: a row that was mended is run again alone. In milliseconds. */
interface Run {
  begun: number;
  results: DatedResult[];
}
const kept = join(root, '.cache/faults.json');
const last = await readRun();
const begun = values.resume && last ? last.begun : Date.now();
const results = new Map(last?.results.map((result) => [keyOf(result), result]));
// At once: a run that is cut off before its first row is the one to go on with, not the one before it.
await mkdir(dirname(kept), { recursive: true });
await writeJson(kept, { begun, results: [...results.values()] } satisfies Run);
const [unharmed] = faults;
const unharmedSpeed = () =>
  Math.max(0, ...[...results.values()].filter(({ fault }) => fault === unharmed?.name).map(({ others }) => others.p99));
const report = () =>
  document([...results.values()], {
    faults: faults.map(({ name }) => name),
    isInTurn: values['in-turn'],
    date: new Date().toISOString().slice(0, 10),
  });

const browser = new BrowserOfFaults();
const stage = await setStage(await startRealApi());
const found: DatedResult[] = [];
try {
  for (const [turn, fault] of chosen.entries()) {
    /** Of the first remote of a row; the others follow at once. */
    let before: number | undefined;
    for (const [index, remote] of stage.remotes.entries()) {
      if (positionals.length > 0 && !positionals.includes(remote.name)) continue;
      if (values['in-turn'] && index !== turn % stage.remotes.length) continue;
      if (fault.needsSlot && !remote.slot) continue;
      const done = results.get(keyOf({ fault: fault.name, remote: remote.name }));
      if (values.resume && done && done.at >= begun) {
        found.push(done);
        continue;
      }
      const measured = await runFault(fault, stage, remote, browser, before);
      before = measured.before;
      const judged = fault === unharmed ? measured : judgeSpeed(measured, unharmedSpeed());
      const result = { ...judged, at: Date.now() };
      found.push(result);
      results.set(keyOf(result), result);
      process.stdout.write(`${line(result)}\n`);
      await writeJson(kept, { begun, results: [...results.values()] } satisfies Run);
      if (isWhole()) await writeFile(join(root, 'docs/faults.md'), report());
    }
  }
} finally {
  await browser.close();
  await stage.close();
}
process.stdout.write(`\n${report()}`);
process.exit(found.every(({ problems }) => problems.length === 0) ? 0 : 1);

/** Null where there was none, or one of an earlier form. */
async function readRun(): Promise<Run | null> {
  const run = JSON.parse(await readFile(kept, 'utf8').catch(() => 'null')) as Partial<Run> | null;
  return run?.begun && run.results ? { begun: run.begun, results: run.results } : null;
}

/** Whether something came of every row, now or before: the document is of all of them. */
function isWhole(): boolean {
  const rows = new Set([...results.values()].map(({ fault }) => fault));
  return faults.every(({ name }) => rows.has(name));
}

function keyOf({ fault, remote }: Pick<Result, 'fault' | 'remote'>): string {
  return `${fault}, ${remote}`;
}
