import { stripVTControlCharacters } from 'node:util';

/** The fields used of a report by vitest's JSON reporter. */
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** The fields used of a report by Playwright's JSON reporter. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: BrowserSuite[];
  errors: { message?: string }[];
}
interface BrowserSuite {
  file: string;
  suites?: BrowserSuite[];
  specs: { title: string; tests: { results: { errors: { message?: string }[] }[] }[] }[];
}

/** The number of lines kept of a message: enough to see the expected and the received value. */
const longestMessage = 30;

/** One text for each failed test of vitest: its file, its name, its message. */
export function unitFailures({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that failed to load has no failed test, only a message.
    if (failed.length === 0 && message) return [describe(name, '', [message])];
    return failed.map(({ fullName, failureMessages }) => describe(name, fullName, failureMessages ?? []));
  });
}

/** One text for each failed browser test: its file, its name, its message. */
export function browserFailures({ suites, errors }: BrowserReport): string[] {
  return [...errors.map(({ message = '' }) => describe('before any test', '', [message])), ...suites.flatMap(inSuite)];
}

function inSuite({ file, specs, suites = [] }: BrowserSuite): string[] {
  const own = specs.flatMap(({ title, tests }) => {
    const messages = tests.flatMap(({ results }) =>
      results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
    );
    return messages.length > 0 ? [describe(file, title, messages)] : [];
  });
  return [...own, ...suites.flatMap(inSuite)];
}

function describe(file: string, title: string, messages: string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, longestMessage);
  return [`✘ ${file} › ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
}
