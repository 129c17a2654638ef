import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../site/page/find-chromium.ts';
import { prepareSites } from '../site/process/start-site.ts';
import { root, runCommandLine, underHeading } from './run-command.ts';
import { embeddedCore, hasPostgres, withPostgres } from './postgres.ts';
import { browserFailures, type BrowserReport, unitFailures, type UnitReport } from './describe-failures.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** The failures, which are printed once more at the end of the log. */
  failures: string[];
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Turns colours off where the output is not a terminal. */
const plain: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
const full = (isFull: boolean): Record<string, string> => (isFull ? { OFGC_FULL: '1' } : {});

/** Gives a command what tests leave of the processor: what they wait for comes first. Windows has no such command. */
const afterOthers = process.platform === 'win32' ? [] : ['nice', '-n', '10'];

/** Runs an npm script of the project, which passes or fails as a whole. @param paths the files to check, for scripts that take them */
export async function runScript(name: string, paths: readonly string[] = []): Promise<Outcome> {
  const line = [...afterOthers, scripts[name], ...paths.map(quoted)].join(' ');
  return either(name, await runCommandLine(name, line, { isBuffered: true }));
}

/** Makes the builds, printed documents and filled database that the tests' sites start with. */
export async function runPrepare(): Promise<Outcome> {
  const name = 'site of the tests';
  const prepare = (print: (words: string) => void) =>
    prepareSites().then(
      () => true,
      (error: unknown) => {
        print(`${messageOf(error)}\n`);
        return false;
      },
    );
  const { failed, failures } = either(name, await underHeading(name, true, prepare));
  return { passed: 0, failed, failures };
}

/** Installs the browser for the tests where there is none, while other tests run. */
export async function runInstallBrowser(): Promise<Outcome> {
  const name = 'browser of the tests';
  const { failed, failures } = either(
    name,
    await runCommandLine(name, 'node e2e/run/install-chromium.ts', { isBuffered: true }),
  );
  return { passed: 0, failed, failures };
}

interface UnitRun {
  isFull: boolean;
  /** Whether `runPrepare` has just made the data of the tests' sites. */
  isPrepared?: boolean;
  /** The address of a PostgreSQL for the API's tests; default: the embedded database. */
  postgres?: string;
}

/** @param paths relative to the root; empty for all tests */
export function runUnitTests(
  paths: readonly string[],
  { isFull, isPrepared = false, postgres }: UnitRun,
): Promise<Outcome> {
  // A source file stands for the test beside it.
  const filters = paths.map((path) => path.replace(/(?<!\.test)\.(ts|tsx|css)$/, '.'));
  const env = {
    ...(isPrepared && { OFGC_PREPARED: '1' }),
    ...(postgres && { OFGC_API_POSTGRES: postgres }),
    // Some tests of `test:full` open a browser.
    ...(isFull && { ...full(true), CHROMIUM_PATH: findChromium() }),
  };
  return runVitest('unit and server tests', { filters, env, isBuffered: paths.length > 0 });
}

/**
 * Runs all unit and server tests: the API's on PostgreSQL where it is installed, which takes two thirds of the embedded database's time, and
 * beside it a core of them (in `test:full` all) on the embedded database, which is the default of a fresh clone.
 */
export async function runAllUnitTests(run: UnitRun): Promise<Outcome[]> {
  if (!hasPostgres) return [await runUnitTests([], run)];
  return withPostgres((postgres) =>
    Promise.all([runUnitTests([], { ...run, postgres }), runEmbeddedDatabaseTests(run.isFull)]),
  );
}

function runEmbeddedDatabaseTests(isFull: boolean): Promise<Outcome> {
  // One worker is enough for the core, which ends before the unit tests; a second one would only load all modules again.
  const flags = `--project api${isFull ? '' : ' --maxWorkers 1'}`;
  return runVitest('API on the embedded database', {
    filters: isFull ? ['api/src'] : embeddedCore,
    flags,
    isBuffered: true,
  });
}

interface VitestRun {
  /** Paths relative to the root, or their beginnings. */
  filters: readonly string[];
  flags?: string;
  env?: Record<string, string>;
  isBuffered?: boolean;
}

async function runVitest(
  name: string,
  { filters, flags = '', env = {}, isBuffered = false }: VitestRun,
): Promise<Outcome> {
  const file = join(root, `e2e/test-results/${name.replaceAll(' ', '-')}.json`);
  await rm(file, { force: true });
  // A folder for files that the test processes share: dumps of databases (api/src/testing/shared-dump.ts).
  const runFolder = await mkdtemp(join(tmpdir(), 'ofgc-run-'));
  const isGood = await runCommandLine(
    name,
    [
      `vitest run ${flags} --passWithNoTests --reporter=dot --reporter=json`,
      `--outputFile.json=${quoted(file)}`,
      ...filters.map((filter) => quoted(join(root, filter))),
    ].join(' '),
    { env: { ...plain, OFGC_RUN_FOLDER: runFolder, ...env }, isBuffered },
  );
  await rm(runFolder, { recursive: true, force: true });
  const report = await readJson<UnitReport>(file, { numPassedTests: 0, numFailedTests: 1, testResults: [] });
  return outcome(isGood, report.numPassedTests, report.numFailedTests, unitFailures(report));
}

/** Runs the browser tests, which need the data that `runPrepare` makes. */
export async function runBrowserTests(paths: readonly string[], isFull: boolean): Promise<Outcome> {
  const file = join(root, 'e2e/test-results/results.json');
  await rm(file, { force: true });
  const isGood = await runCommandLine(
    'browser tests',
    ['playwright test -c e2e/playwright.config.ts', ...paths.map(quoted)].join(' '),
    {
      env: {
        CHROMIUM_PATH: findChromium(),
        OFGC_PREPARED: '1',
        // Kept between runs: Playwright compiles all specs before the first test, and would do so in the run's own folder again.
        PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, '.cache/playwright'),
        ...full(isFull),
      },
    },
  );
  const report = await readJson<BrowserReport>(file, {
    stats: { expected: 0, unexpected: 1, flaky: 0 },
    suites: [],
    errors: [],
  });
  const { expected, unexpected, flaky } = report.stats;
  return outcome(isGood, expected, unexpected + flaky, browserFailures(report));
}

function either(name: string, isGood: boolean): Outcome {
  return isGood ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [`✘ ${name}`] };
}

/** Counts at least one failure for a failed command, even if its report has none. */
function outcome(isGood: boolean, passed: number, failed: number, failures: string[]): Outcome {
  return { passed, failed: isGood ? failed : Math.max(1, failed), failures };
}

async function readJson<Value>(file: string, otherwise: Value): Promise<Value> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Value,
    () => otherwise,
  );
}

function quoted(path: string): string {
  return JSON.stringify(path);
}
