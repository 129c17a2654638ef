import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../site/find-chromium.ts';
import { browserFailures, type BrowserReport, unitFailures, type UnitReport } from './failures.ts';

// npm test: types, lint, unit and server tests, then the browser tests against the built site. Closes with one sum.
const root = join(import.meta.dirname, '../..');
const isFull = process.argv.includes('--full');

interface Outcome {
  passed: number;
  failed: number;
  /** What failed, told once more at the end: whoever reads a long log reads its end. */
  failures: string[];
}

async function run(name: string, command: string, words: string[], env: Record<string, string> = {}): Promise<boolean> {
  const began = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  const code = await new Promise<number | null>((resolve) => {
    spawn(command, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
      .once('error', () => resolve(1))
      .once('exit', resolve);
  });
  process.stdout.write(
    `── ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`,
  );
  return code === 0;
}

const tool = (path: string) => join(root, 'node_modules', path);

async function check(name: string, path: string, words: string[]): Promise<Outcome> {
  const isGood = await run(name, process.execPath, [tool(path), ...words]);
  return isGood ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [`✘ ${name}`] };
}

async function unitTests(): Promise<Outcome> {
  const file = join(root, 'e2e/test-results/unit.json');
  await rm(file, { force: true });
  const isGood = await run(
    'unit and server tests',
    process.execPath,
    [tool('vitest/vitest.mjs'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    isFull ? { OFGC_FULL: '1' } : {},
  );
  const report = await readJson<UnitReport>(file, { numPassedTests: 0, numFailedTests: 1, testResults: [] });
  return outcome(isGood, report.numPassedTests, report.numFailedTests, unitFailures(report));
}

async function browserTests(): Promise<Outcome> {
  const file = join(root, 'e2e/test-results/results.json');
  await rm(file, { force: true });
  process.env.CHROMIUM_PATH = findChromium();
  const isGood = await run(
    'browser tests',
    process.execPath,
    [tool('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'],
    isFull ? { OFGC_FULL: '1' } : {},
  );
  const report = await readJson<BrowserReport>(file, {
    stats: { expected: 0, unexpected: 1, flaky: 0 },
    suites: [],
    errors: [],
  });
  const { expected, unexpected, flaky } = report.stats;
  return outcome(isGood, expected, unexpected + flaky, browserFailures(report));
}

/** A command that failed has at least one failure, whatever its report says. */
function outcome(isGood: boolean, passed: number, failed: number, failures: string[]): Outcome {
  return { passed, failed: isGood ? failed : Math.max(1, failed), failures };
}

async function readJson<Value>(file: string, otherwise: Value): Promise<Value> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Value,
    () => otherwise,
  );
}

const outcomes = [
  await check('types', 'typescript/bin/tsc', ['--noEmit']),
  await check('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  await unitTests(),
  await browserTests(),
];
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, one) => total + one[key], 0);
for (const { failures } of outcomes) for (const failure of failures) process.stdout.write(`\n${failure}\n`);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
