import { afterEach, expect, it, vi } from 'vitest';
import { createErrorReporter, type ErrorReport, writeToConsole } from './report-error.ts';

const vector = { jobs: { version: 'v7', mounts: [], slots: ['home.jobs'], integrity: '' } };
const error = new Error('down');

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['a slot has its remote and version', { part: 'home.jobs' }, { remote: 'jobs', version: 'v7' }],
  ['a named remote has its version', { part: 'catalogue', remote: 'jobs' }, { remote: 'jobs', version: 'v7' }],
  ['a part of the shell has neither', { part: 'shell.alert' }, {}],
  ['an unknown part has neither', {}, {}],
])('an error report about %s', (_, failure, release) => {
  const write = vi.fn<(report: ErrorReport) => void>();
  createErrorReporter(vector, write)({ kind: 'load', error, ...failure });
  expect(write).toHaveBeenCalledExactlyOnceWith({ kind: 'load', error, ...failure, ...release });
});

it('an error report is logged with its kind, part, remote, version and error', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  createErrorReporter(vector, writeToConsole)({ kind: 'late', part: 'home.jobs', error });
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'A part of the page failed',
    { kind: 'late', part: 'home.jobs', remote: 'jobs', version: 'v7' },
    error,
  );
});
