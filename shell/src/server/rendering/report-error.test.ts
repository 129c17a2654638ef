import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportFailure } from './report-error.ts';

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((words) => told.push(String(words)) > 0);
});
afterEach(() => vi.restoreAllMocks());

it('tells which page failed and where in the code', () => {
  reportFailure('/explora', new TypeError('broken'));
  expect(told.join('')).toMatch(/^\/explora failed: TypeError: broken\n\s+at /);
});

it('tells of an API that does not answer in one line', () => {
  reportFailure('/explora', Object.assign(new Error('timeout of 3000ms exceeded'), { isAxiosError: true }));
  expect(told).toEqual(['/explora failed: timeout of 3000ms exceeded\n']);
});

it('does not tell of what does not exist', () => {
  reportFailure('/nada', Object.assign(new Error('Not Found'), { isAxiosError: true, response: { status: 404 } }));
  reportFailure('/nada', { status: 404, statusText: 'Not Found', internal: false, data: null });
  expect(told).toEqual([]);
});
