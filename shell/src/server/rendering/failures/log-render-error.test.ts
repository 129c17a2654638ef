import { expect, it, vi } from 'vitest';
import { reportError } from './log-render-error.ts';

const origin = { remote: 'explore', version: 'a1b2', route: 'explore.landing', url: '/explora' };
const logger = { error: vi.fn() };
const report = (error: unknown, slot?: string) => {
  logger.error.mockClear();
  reportError(logger, error, { ...origin, slot });
  return logger.error.mock.calls;
};

it('a rendering error is logged once with its release, route and slot', () => {
  const error = new TypeError('broken');
  expect(report(error)).toEqual([[{ ...origin, err: error }, 'a page failed']]);
  expect(report(error, 'home.news')).toEqual([[{ ...origin, slot: 'home.news', err: error }, 'a slot failed']]);
});

it('a call of a part of a page is logged with its path, also where the API has nothing there', () => {
  const failed = Object.assign(new Error('Bad Request'), { isAxiosError: true, response: { status: 400 } });
  logger.error.mockClear();
  reportError(logger, failed, { ...origin, kind: 'load', call: 'api/documents' });
  expect(logger.error.mock.calls).toEqual([
    [{ ...origin, kind: 'load', call: 'api/documents', err: failed }, 'a part of a page failed'],
  ]);
});

it.each([
  ['the API says', Object.assign(new Error('Not Found'), { isAxiosError: true, response: { status: 404 } })],
  ['a loader says', { status: 404, statusText: 'Not Found', internal: false, data: null }],
])('a status 404 is not logged as an error if %s so', (_, error) => {
  expect(report(error)).toEqual([]);
});
