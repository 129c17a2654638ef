import { expect, it } from 'vitest';
import { watchFailingPages } from './failing-pages.ts';

const app = (mount: string) => ({ version: 'v1', mounts: [mount], slots: [], integrity: '' });
const vector = { jobs: app('/portal-empleo'), explore: app('/explora') };
const [jobs, explore, home] = ['http://x/portal-empleo/a', 'http://x/en/explora', 'http://x/'];

it('a worker is worn when pages of several remotes fail at once, not when pages of one remote fail often', () => {
  const isWornBy = watchFailingPages(vector);
  expect([jobs, jobs, explore, jobs].map((url, turn) => isWornBy(url, turn))).toEqual([false, false, false, false]);
  expect(isWornBy(home, 6_000)).toBe(false);
  expect([isWornBy(jobs, 6_001), isWornBy(explore, 6_002)]).toEqual([false, true]);
});
