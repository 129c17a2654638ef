import { expect, it } from 'vitest';
import type { ReleaseVector } from '../../composition/release-vector.ts';
import { sampleRelease } from '../../testing/sample-release.ts';
import { sampleVector } from '../../testing/sample-vector.ts';
import { homeRows } from './home-rows.ts';

it('the live sections say where their parts stand on the home page', async () => {
  expect(homeRows(await sampleVector())).toEqual([
    ['home.next-concert'],
    ['home.coming-weeks'],
    ['home.finder'],
    ['home.subscriptions'],
    ['home.first-visit'],
    ['home.news'],
    ['home.education', 'home.listening', 'home.reporting'],
    ['home.jobs'],
  ]);
});

it('a new section takes its place, and one that is gone leaves none', async () => {
  const { education: _education, ...others } = await sampleVector();
  const release = { version: 'v1', mounts: [], slots: [], entry: [] };
  const section = { ...sampleRelease().section!, home: { 'home.archive': { row: 75 } } };
  const vector: ReleaseVector = { ...others, archive: { ...release, section }, silent: release };
  expect(homeRows(vector).slice(-3)).toEqual([['home.listening', 'home.reporting'], ['home.archive'], ['home.jobs']]);
});
