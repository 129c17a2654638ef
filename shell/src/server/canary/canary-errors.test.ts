import { expect, it } from 'vitest';
import { CanaryErrors } from './canary-errors.ts';

const mine = { remote: 'jobs', version: 'v2' };
/** A page is rendered with errors of these releases, and sent to a visitor. */
function visit(errors: CanaryErrors, ...failed: { remote: string; version: string }[]): string | null {
  errors.pageSent();
  return errors.pageRendered({ page: mine, seconds: 0.01, errors: failed.map((one) => ({ ...one, kind: 'render' })) });
}

it('canary errors exceed the limit at three within 30 s, not counting other releases and older errors', () => {
  let now = 0;
  const errors = new CanaryErrors({ name: 'jobs', version: 'v2' }, () => now);
  expect(visit(errors, mine)).toBeNull();
  now = 31_000;
  expect(visit(errors, mine)).toBeNull();
  expect(errors.errorSeen({ remote: 'jobs', version: 'v1' })).toBeNull();
  expect(visit(errors, { remote: 'about', version: 'v2' })).toBeNull();
  expect(errors.errorSeen(mine)).toBeNull();
  expect(visit(errors, mine)).toBe('3 errors on 3 pages within 30 s');
});

it('canary errors stay under the limit while they are few among many pages, cached or rendered', () => {
  const errors = new CanaryErrors({ name: 'jobs', version: 'v2' }, () => 0);
  for (let sent = 0; sent < 50; sent++) errors.pageSent();
  for (let sent = 0; sent < 50; sent++) expect(visit(errors)).toBeNull();
  for (let sent = 0; sent < 5; sent++) expect(errors.errorSeen(mine)).toBeNull();
  expect(errors.errorSeen(mine)).toBe('6 errors on 100 pages within 30 s');
});

it('canary errors and pages are counted for 30 s each, however many there are', () => {
  let now = 0;
  const errors = new CanaryErrors({ name: 'jobs', version: 'v2' }, () => now);
  const counted: { at: number; isError: boolean }[] = [];
  for (let sent = 0; sent < 2_000; sent++) {
    // Every 500 requests there is a pause longer than the period.
    now += sent % 500 === 499 ? 31_000 : (sent % 7) * 10;
    const isError = sent % 3 === 0 && sent % 400 < 150;
    counted.push({ at: now, isError });
    const within = counted.filter(({ at }) => now - at < 30_000);
    const failed = within.filter((one) => one.isError).length;
    const isTooMany = isError && failed >= 3 && failed > within.length * 0.05;
    const reason = `${failed} errors on ${within.length} pages within 30 s`;
    expect(isError ? visit(errors, mine) : visit(errors)).toBe(isTooMany ? reason : null);
  }
});
