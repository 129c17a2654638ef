import { generateKeyPairSync } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { writeProof } from '../signed/proof-file.ts';
import { signStatement } from '../signed/signed-request.ts';
import { enterCanary } from './change-canary.ts';
import { releaseFolder } from '../store/store.ts';
import { describeReleases } from './describe-releases.ts';
import { makeLive } from './make-live.ts';
import { readHistory, registryEvent, resetRegistry } from './registry-log.ts';

let store: string;
useTestFolder((folder) => void (store = folder));

const by = { who: 'ana', commit: '1ca02fc', isDirty: true, why: 'a test' };

const published = (version: string, isOfDevelopment: boolean, addedAt = '2026-11-20T09:00:00Z') => ({
  version,
  addedAt,
  isOfDevelopment,
});

it('the list of releases names the live one, the canary, unused ones, and each change once', async () => {
  const [first, second, waiting, canary] = await Promise.all(
    ['first', 'second', 'waiting', 'canary'].map((text) => storeSampleRelease(store, text)),
  );
  if (!first || !second || !waiting || !canary) throw new Error('no releases');
  await resetRegistry(store, [first]);
  await makeLive(store, 'deploy', second, by);
  await makeLive(store, 'deploy', sampleRelease({ name: 'jobs' }), by);
  await enterCanary(store, canary, 10, by);
  const here = (await readHistory(store)).toReversed();
  // The database has changes from before this machine joined, and also those that the machine has.
  const event = {
    ...registryEvent('deploy', { name: 'education', version: 'v0' }, by),
    at: '2026-01-01T00:00:00.000Z',
  };
  const said = await describeReleases(store, 'education', {
    changes: [...here, { event, apps: {} }],
    published: [waiting, { version: 'elsewhere' }].map(({ version }) => published(version, false)),
  });
  expect(said.split('\n')).toEqual([
    `education ${second.version} is live; before it: ${first.version}`,
    `education ${canary.version} is the canary: 10% of the visits get it`,
    `education ${waiting.version} is published, built at ${waiting.builtAt}; it was never live`,
    'education elsewhere is in the database since 2026-11-20T09:00:00Z',
    expect.stringContaining(`canary education ${canary.version}  by ana from 1ca02fc with changes: a test`),
    expect.stringContaining(`deploy education ${second.version}`),
    expect.stringContaining(`start education ${first.version}`),
    expect.stringContaining('2026-01-01T00:00:00.000Z  deploy education v0'),
  ]);
});

it('a reason of several lines with control characters is on one line', async () => {
  await makeLive(store, 'deploy', sampleRelease({ version: 'v1' }), { ...by, why: 'one\r\n\ntwo\u2028three\u001b[2J' });
  const lines = (await describeReleases(store, 'education')).split('\n');
  expect(lines.slice(1)).toEqual([expect.stringMatching(/: one two three \[2J$/)]);
});

it('the list of releases says who sent an unused one and why, and has one line for all of a development command', async () => {
  const send = async (text: string, why: string, builtAt: string) => {
    const { version } = await storeSampleRelease(store, text, { builtAt });
    const request = { ...by, why, verb: 'publish', site: 'https://site.test', app: 'education', version } as const;
    const proof = signStatement(
      { ...request, manifest: null, redirect: null },
      generateKeyPairSync('ed25519').privateKey,
    );
    await writeProof(releaseFolder(store, 'education', version), proof);
    return version;
  };
  const draft = await send('draft', 'ofgc dev', '2026-11-20T10:00:00.000Z');
  const meant = await send('meant', 'for the press', '2026-11-20T11:00:00.000Z');
  const newest = await send('later draft', 'ofgc dev', '2026-11-20T12:00:00.000Z');
  expect((await describeReleases(store, 'education')).split('\n')).toEqual([
    `education ${meant} is published, built at 2026-11-20T11:00:00.000Z; it was never live; sent by ana: for the press`,
    `education: of \`ofgc dev\`, never live, the newest first: ${newest}, ${draft}`,
  ]);
  // Those that came to another machine.
  const elsewhere = [
    published('elsewhere', true, '2026-11-20T11:00:00Z'),
    published('last', true, '2026-11-20T13:00:00Z'),
  ];
  expect((await describeReleases(store, 'education', { changes: [], published: elsewhere })).split('\n').at(-1)).toBe(
    `education: of \`ofgc dev\`, never live, the newest first: last, ${newest}, elsewhere, ${draft}`,
  );
});

it('the list of releases omits incomplete and damaged releases', async () => {
  const release = await storeSampleRelease(store, 'one');
  const folder = releaseFolder(store, 'education', release.version);
  for (const other of ['draft.1a2b', `${release.version}.damaged-1`])
    await cp(folder, releaseFolder(store, 'education', other), { recursive: true });
  expect((await describeReleases(store, 'education')).split('\n')).toHaveLength(1);
});

it('the list of releases is a sentence when nothing was published', async () => {
  expect(await describeReleases(store, 'education')).toBe('Of education nothing was ever published here.');
});
