import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { open } from './browser-test.ts';

/**
 * A page without a browser, at first at `/a`, on a site that answers with these statuses, one after the other; each visit ends at one of
 * the addresses.
 */
function fakePage(statuses: readonly number[], shown: readonly string[], missing: readonly (string | null)[]) {
  const asked: string[] = [];
  const now = <Value>(values: readonly Value[]) => values[Math.min(asked.length, values.length) - 1] as Value;
  const page = {
    async goto(path: string) {
      asked.push(path);
      return { status: () => now(statuses), url: () => `http://site${path}` };
    },
    url: () => `http://site${asked.length > 0 ? now(shown) : '/a'}`,
    waitForFunction: async () => ({ jsonValue: async () => ({ missing: now(missing) }) }),
  };
  return { page: page as unknown as Page, asked };
}

for (const [what, statuses, shown, missing] of [
  ['the site is too busy for it', [503, 200], ['/b'], [null]],
  ['a part is missing', [200], ['/b'], ['home.jobs', null]],
  ['the earlier page takes its place', [200], ['/a', '/b?x=1#y'], [null]],
] as const) {
  test(`open() opens a page again where ${what}`, async () => {
    const { page, asked } = fakePage(statuses, shown, missing);
    expect((await open(page, '/b'))?.status()).toBe(200);
    expect(asked).toEqual(['/b', '/b']);
  });
}

test('open() refuses a page that leads elsewhere by itself', async () => {
  const { page, asked } = fakePage([200], ['/c', '/b'], [null]);
  await expect(open(page, '/b')).rejects.toThrow('/c');
  expect(asked).toEqual(['/b']);
});
