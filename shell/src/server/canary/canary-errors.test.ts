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

it('canary errors and pages are counted for 30 s each, however many there are', () => {
  let now = 0;
  const errors = new CanaryErrors({ name: 'jobs', version: 'v2' }, () => now);
  const counted: { at: number; isError: boolean }[] = [];
  for (let visit = 0; visit < 2_000; visit++) {
    // Now and then nobody comes for longer than the period.
    now += visit % 500 === 499 ? 31_000 : (visit % 7) * 10;
    const isError = visit % 3 === 0 && visit % 400 < 150;
    counted.push({ at: now, isError });
    const within = counted.filter(({ at }) => now - at < 30_000);
    const failed = within.filter((one) => one.isError).length;
    const isTooMany = failed >= 3 && failed > within.length * 0.05;
    const reason = `${failed} errors on ${within.length} pages within 30 s`;
    expect(errors.pageMade(isError ? page(mine) : page())).toBe(isTooMany ? reason : null);
  }
});
