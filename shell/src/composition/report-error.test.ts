import { afterEach, expect, it, vi } from 'vitest';
import { createErrorReporter, type ErrorReport, writeToConsole } from './report-error.ts';

const vector = { jobs: { version: 'v7', mounts: [], slots: ['home.jobs'], integrity: '' } };
const error = new Error('down');

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['a slot: its remote and version', { part: 'home.jobs' }, { remote: 'jobs', version: 'v7' }],
  ['a remote that is named', { part: 'catalogue', remote: 'jobs' }, { remote: 'jobs', version: 'v7' }],
  ['a part of the shell: neither', { part: 'shell.alert' }, {}],
  ['a part that is not known: neither', {}, {}],
])('a report says of %s', (_, failure, release) => {
  const write = vi.fn<(report: ErrorReport) => void>();
  createErrorReporter(vector, write)({ kind: 'load', error, ...failure });
  expect(write).toHaveBeenCalledExactlyOnceWith({ kind: 'load', error, ...failure, ...release });
});

it('the console shows what and whose it was, and the error itself', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  createErrorReporter(vector, writeToConsole)({ kind: 'late', part: 'home.jobs', error });
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'A part of the page failed',
    { kind: 'late', part: 'home.jobs', remote: 'jobs', version: 'v7' },
    error,
  );
});
