import { expect, it } from 'vitest';
import type { ReleaseVector } from '../../composition/release-vector.ts';
import { mixedReleases } from './mixed-releases.ts';

const vector = (version: string) => ({ jobs: { version, mounts: [], slots: [], integrity: '' } }) as ReleaseVector;

/** A page of shell@s1 and jobs@j1. @param different what is in place of its own parts */
function page(different: {
  sheet?: string;
  words?: string;
  script?: string;
  vector?: string;
  whole?: string;
  mark?: string;
}) {
  const {
    sheet = 'j1',
    words = 'j1',
    script = 'j1',
    vector: hydrated = 'j1',
    whole = 'j1',
    mark = 'jobs 1',
  } = different;
  const state = {
    releases: ['shell@s1', 'jobs@j1'],
    vector: vector(hydrated),
    wholeVector: `/assets/vectors/${whole}.json`,
  };
  return `<link rel="stylesheet" href="/assets/styles/shell@s1=main,jobs@${sheet}=home.jobs+jobs.portal.css">
    <link href="/assets/words/es/shell@s1=main,jobs@${words}=home.jobs.json"><i data-made="${mark}"></i><i data-made="jobs 1"></i>
    <script type="application/json" id="page-state">${JSON.stringify(state)}</script>
    <script src="/assets/jobs/${script}/browser/remote.js"></script></html>`;
}
const problemOf = (different: Parameters<typeof page>[0]) =>
  mixedReleases(page(different), 'shell@s1, jobs@j1', {
    marks: new Map([['jobs@j1', 'jobs 1']]),
    whole: async (address) => vector(address.slice('/assets/vectors/'.length, -'.json'.length)),
  });

it('a page of one set of releases is not mixed', async () => {
  expect(await problemOf({})).toBeUndefined();
});

it.each([
  ['sheet', 'jobs@j2'],
  ['words', 'jobs@j2'],
  ['script', 'jobs@j2'],
  ['vector', 'jobs@j2'],
  ['whole', 'jobs@j2'],
] as const)('a page whose %s is of another release is mixed', async (part, foreign) => {
  expect(await problemOf({ [part]: 'j2' })).toBe(`made by shell@s1, jobs@j1, and names ${foreign}`);
});

it('a page of which another release rendered a part is mixed', async () => {
  expect(await problemOf({ mark: 'jobs 2' })).toBe(
    'made by shell@s1, jobs@j1, whose code says jobs 1, and shows jobs 2',
  );
});

it('a page without any release is told', async () => {
  const seen = { marks: new Map(), whole: async () => ({}) };
  expect(await mixedReleases('<p></p></html>', 'shell@s1', seen)).toBe('names no release');
});
