import { expect, it } from 'vitest';
import { CanaryErrors } from './canary-errors.ts';

const mine = { remote: 'jobs', version: 'v2' };
const page = (...errors: { remote: string; version: string }[]) => ({
  page: mine,
  seconds: 0.01,
  errors: errors.map((error) => ({ ...error, kind: 'render' })),
});

it('canary errors exceed the limit at three within 30 s, not counting other releases and older errors', () => {
  let now = 0;
  const errors = new CanaryErrors({ name: 'jobs', version: 'v2' }, () => now);
  expect(errors.pageMade(page(mine))).toBeNull();
  now = 31_000;
  expect(errors.pageMade(page(mine))).toBeNull();
  expect(errors.errorSeen({ remote: 'jobs', version: 'v1' })).toBeNull();
  expect(errors.pageMade(page({ remote: 'about', version: 'v2' }))).toBeNull();
  expect(errors.errorSeen(mine)).toBeNull();
  expect(errors.pageMade(page(mine))).toBe('3 errors on 3 pages within 30 s');
});

it('canary errors stay under the limit while they are few among many pages', () => {
  const errors = new CanaryErrors({ name: 'jobs', version: 'v2' }, () => 0);
  for (let visit = 0; visit < 100; visit++) expect(errors.pageMade(page())).toBeNull();
  for (let visit = 0; visit < 5; visit++) expect(errors.errorSeen(mine)).toBeNull();
  expect(errors.errorSeen(mine)).toBe('6 errors on 100 pages within 30 s');
});
