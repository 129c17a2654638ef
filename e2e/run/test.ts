import { readArgumentsOrEnd } from '@ofgc/shared/commands/read-arguments.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';
import { root } from './run-command.ts';
import {
  type Outcome,
  runAllUnitTests,
  runBrowserTests,
  runInstallBrowser,
  runPrepare,
  runScript,
  runUnitTests,
} from './phases.ts';
import { select, type Selection } from './selection.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

// npm test, test:unit, test:e2e, test:full: tests everything, or the named packages and files. Prints one sum at the end.
const { values, positionals } = readArgumentsOrEnd({
  usage: 'npm test -- [PACKAGE | FOLDER | FILE …]',
  most: Number.POSITIVE_INFINITY,
  options: { full: { type: 'boolean' }, unit: { type: 'boolean' }, e2e: { type: 'boolean' } },
});
const isFull = values.full ?? false;

/** Runs the checks beside the tests: they use the processor while tests wait for a process or a deadline, or a phase begins or ends. */
async function everything(): Promise<Outcome[]> {
  return (await Promise.all([runScript('types'), runScript('lint'), runScript('unused'), allTests()])).flat();
}

async function allTests(): Promise<Outcome[]> {
  const installing = runInstallBrowser();
  const prepared = await runPrepare();
  const isPrepared = prepared.failed === 0;
  // Some unit tests of `test:full` open the browser.
  if (isFull) await installing;
  const unit = await runAllUnitTests({ isFull, isPrepared });
  const browser = await installing;
  // Browser tests need both a prepared site and a browser.
  const canOpen = isPrepared && browser.failed === 0;
  return [prepared, ...unit, browser, ...(canOpen ? [await runBrowserTests([], isFull)] : [])];
}

/** Runs types, lint and unit tests of the selection; browser tests run only if they are named themselves, because they need a site. */
async function some({ sources, specs }: Selection): Promise<Outcome[]> {
  const checks = await Promise.all([
    runScript('types'),
    ...(sources.length > 0 ? [runScript('lint', sources), runUnitTests(sources, { isFull })] : []),
  ]);
  return specs.length > 0 ? [...checks, ...(await inBrowser(specs))] : checks;
}

async function inBrowser(specs: string[]): Promise<Outcome[]> {
  const prepared = await runPrepare();
  return prepared.failed > 0 ? [prepared] : [await runBrowserTests(specs, isFull)];
}

async function selected(selection: Selection): Promise<Outcome[]> {
  const { sources, specs, journeys } = selection;
  if (values.unit) return [await runUnitTests(sources, { isFull })];
  if (values.e2e) return inBrowser([...specs, ...journeys]);
  return positionals.length > 0 ? some(selection) : everything();
}

/** @throws an error of one sentence where the selection has no such tests */
function assertSome({ sources, specs, journeys }: Selection): void {
  if (positionals.length === 0) return;
  if (values.unit && sources.length === 0) throw new Error('Those are browser tests: run them with npm run test:e2e.');
  if (values.e2e && specs.length + journeys.length === 0)
    throw new Error(`No journey concerns ${positionals.join(', ')} alone; e2e/quality visits its pages.`);
}

try {
  const selection = select(root, positionals);
  assertSome(selection);
  useTemporaryFolder();
  const outcomes = await selected(selection);
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, one) => total + one[key], 0);
  for (const { failures } of outcomes) for (const failure of failures) process.stdout.write(`\n${failure}\n`);
  if (!values.e2e && selection.specs.length === 0 && selection.journeys.length > 0)
    process.stdout.write(`\nIts journeys in a browser: npm run test:e2e -- ${positionals.join(' ')}\n`);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 2;
}
