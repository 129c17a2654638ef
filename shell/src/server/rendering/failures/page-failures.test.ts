import { expect, it, vi } from 'vitest';
import { PageFailures } from './page-failures.ts';

const refused = (status: number) => Object.assign(new Error('refused'), { isAxiosError: true, response: { status } });

it.each([
  [400, 1],
  [404, 1],
  [503, 1],
  [429, 0],
])('a part that the API answers with %s is missing, and is logged and counted %s times', (status, times) => {
  const [logger, onMissing] = [{ error: vi.fn() }, vi.fn()];
  const origin = { url: '/portal-empleo', reqId: undefined };
  const failures = new PageFailures({ logger, origin, onMissing, ownerOf: () => ({ name: 'jobs', version: 'v7' }) });
  failures.reportPart({ kind: 'load', remote: 'jobs', error: refused(status) });
  expect(onMissing).toHaveBeenCalledOnce();
  expect(logger.error).toHaveBeenCalledTimes(times);
  const counted = { remote: 'jobs', version: 'v7', kind: 'load' };
  expect(failures.counted).toEqual(Array.from({ length: times }, () => counted));
});

it('a part whose error cannot be read is reported all the same', () => {
  const logger = { error: vi.fn() };
  const origin = { url: '/', reqId: undefined };
  const ownerOf = () => ({ name: 'jobs', version: 'v7' });
  const error = Object.defineProperty(new Error('a'), 'config', {
    get: () => {
      throw new Error('read');
    },
  });
  new PageFailures({ logger, origin, ownerOf, onMissing: () => {} }).reportPart({
    kind: 'load',
    part: 'home.jobs',
    error,
  });
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ slot: 'home.jobs', call: undefined }),
    'a slot failed',
  );
});
