import { createPrivateKey, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createKeyPair } from '../signed/key-pair.ts';
import { writeProof } from '../signed/proof-file.ts';
import { developmentReason, signStatement } from '../signed/signed-request.ts';
import { mkdir, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeTrial } from '../gate/trial/trial-records.ts';
import { writeQuarantined } from '../registry/quarantine-file.ts';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { pruneReleaseFolders } from './prune-release-folders.ts';
import { enterCanary, withdrawCanary } from '../registry/change-canary.ts';
import { changeRegistry, registryEvent, registryFolder } from '../registry/registry-log.ts';
import { makeLive } from '../registry/make-live.ts';
import { activate } from '../registry/registry.ts';
import { releaseFolder } from './store.ts';
import { by, sampleStatement } from '../../testing/sample-releases/sample-statement.ts';

let store: string;
const hour = 60 * 60 * 1000;
const now = Date.now();
const versions = ['replaced-long-ago', 'replaced-today', 'v1', 'v2', 'v3', 'v4', 'v5', 'live'];

const statement = sampleStatement({ verb: 'publish' });
const privateKey = createPrivateKey(createKeyPair().privateKey);

beforeEach(async () => {
  store = await testFolder();
  for (const [index, version] of versions.entries()) {
    await write(version, 1000);
    // Each version is live until the next one replaces it: the second one was live until an hour ago.
    await live('jobs', version, index < 2 ? 1000 - index : 1);
  }
  await live('archive', 'lost', 1);
});

/** Creates a release's folder, written this many hours ago. */
async function write(version: string, hours: number, name = 'jobs'): Promise<void> {
  const folder = releaseFolder(store, name, version);
  await mkdir(join(folder, 'browser'), { recursive: true });
  const at = new Date(now - hours * hour);
  await utimes(folder, at, at);
}

async function live(name: string, version: string, hours: number): Promise<void> {
  const release = sampleRelease({ name, version });
  const at = new Date(now - hours * hour).toISOString();
  await changeRegistry(store, (registry) => ({
    event: { ...registryEvent('deploy', release, by), at },
    ...activate(registry, release),
  }));
}

const left = async (name = 'jobs') => (await readdir(join(store, name))).toSorted();

describe('pruning the release store', () => {
  it('keeps the releases in the registry, and replaced releases for a day', async () => {
    await pruneReleaseFolders(store, now);
    expect(await left()).toEqual(['live', 'replaced-today', 'v1', 'v2', 'v3', 'v4', 'v5']);
    await pruneReleaseFolders(store, now + 24 * hour);
    expect(await left()).toEqual(['live', 'v1', 'v2', 'v3', 'v4', 'v5']);
  });

  it('keeps a canary that was withdrawn for a day, however long ago it was published', async () => {
    await write('canary', 1000);
    const release = sampleRelease({ name: 'jobs', version: 'canary' });
    await enterCanary(store, release, 10, by);
    await withdrawCanary(store, release, by);
    await pruneReleaseFolders(store, now);
    expect(await left()).toContain('canary');
    await pruneReleaseFolders(store, now + 25 * hour);
    expect(await left()).not.toContain('canary');
  });

  it('keeps a replaced release that was published again as long as one that was never live', async () => {
    await write('replaced-long-ago', 14 * 24 - 1);
    await pruneReleaseFolders(store, now);
    expect(await left()).toContain('replaced-long-ago');
    await pruneReleaseFolders(store, now + 2 * hour);
    expect(await left()).not.toContain('replaced-long-ago');
  });

  it('counts a release that is made live as written now, so that it is not removed at that moment', async () => {
    await write('late', 1000);
    await makeLive(store, 'activate', sampleRelease({ name: 'jobs', version: 'late' }), by);
    expect(now - (await stat(releaseFolder(store, 'jobs', 'late'))).mtimeMs).toBeLessThan(hour);
  });

  it('keeps what was sent at a save for a day, unless it went live', async () => {
    for (const [version, why] of [
      ['saved', developmentReason],
      ['sent', 'for the season'],
    ] as const) {
      await write(version, 30);
      await writeProof(releaseFolder(store, 'jobs', version), signStatement({ ...statement, why }, privateKey));
      await utimes(releaseFolder(store, 'jobs', version), new Date(now - 30 * hour), new Date(now - 30 * hour));
    }
    await pruneReleaseFolders(store, now);
    expect(await left()).toContain('sent');
    expect(await left()).not.toContain('saved');
  });

  it('keeps all releases of a remote in quarantine', async () => {
    const release = { remote: 'jobs', version: 'live', reason: 'loops', since: now, until: now, urls: [] };
    await writeQuarantined(store, [release]);
    await pruneReleaseFolders(store, now + 24 * hour);
    expect(await left()).toContain('replaced-long-ago');
    await writeQuarantined(store, []);
    await pruneReleaseFolders(store, now + 24 * hour);
    expect(await left()).not.toContain('replaced-long-ago');
  });

  it('keeps releases that were never live for the lifetime of a preview, and drafts for a day', async () => {
    await write('shown', 14 * 24 - 1);
    await write('forgotten', 14 * 24 + 1);
    await write('draft.1', 23);
    await write('draft.2', 25);
    await pruneReleaseFolders(store, now);
    expect(await left()).toEqual(expect.arrayContaining(['shown', 'draft.1']));
    expect(await left()).not.toContain('forgotten');
    expect(await left()).not.toContain('draft.2');
  });

  it('treats a section that was never live in the same way', async () => {
    await write('shown', 14 * 24 - 1, 'fresh');
    await write('forgotten', 14 * 24 + 1, 'fresh');
    await pruneReleaseFolders(store, now);
    expect(await left('fresh')).toEqual(['shown']);
  });

  it('treats all releases so where no site was ever started', async () => {
    await rm(registryFolder(store), { recursive: true });
    await write('built', 14 * 24 - 1);
    await pruneReleaseFolders(store, now);
    expect(await left()).toEqual(['built']);
  });

  it('removes nothing if the registry is unreadable', async () => {
    const files = (await readdir(registryFolder(store))).map((file) => join(registryFolder(store), file));
    for (const file of files) await writeFile(file, '{');
    await write('forgotten', 14 * 24 + 1);
    await pruneReleaseFolders(store, now);
    expect(await left()).toContain('forgotten');
    expect(await left()).toContain('live');
  });

  it('continues past files that are unreadable, foreign or already gone', async () => {
    const builds = join(store, 'builds');
    await mkdir(builds);
    await writeFile(join(builds, 'jobs-1.json'), '{"version');
    await writeFile(join(builds, 'jobs-2.json.817-0'), '');
    await writeFile(join(builds, 'jobs-3.json'), '{"version":"gone"}');
    await writeFile(join(builds, 'jobs-4.json'), '{"version":"live"}');
    await symlink(join(store, 'nowhere'), releaseFolder(store, 'jobs', 'a-gone'));
    await pruneReleaseFolders(store, now);
    expect((await readdir(builds)).toSorted()).toEqual(['jobs-1.json', 'jobs-2.json.817-0', 'jobs-4.json']);
    expect(await left()).not.toContain('replaced-long-ago');
  });

  it('removes what killed sites have left after a day, and what a machine’s start has after a year', async () => {
    await mkdir(join(store, 'status', 'clock-1'), { recursive: true });
    const files = ['status/host-1.json', 'quarantine.host-1.json', 'release-quarantine.jobs', 'last-start.host.json'];
    for (const file of files) await writeFile(join(store, file), '{"releases":[]}');
    const kept = async () => {
      const names = [...(await readdir(store)), ...(await readdir(join(store, 'status')))];
      return names.filter((name) => /clock|host|quarantine/.test(name)).length;
    };
    const counts: number[] = [];
    for (const later of [0, 25 * hour, 366 * 24 * hour]) {
      await pruneReleaseFolders(store, Date.now() + later);
      counts.push(await kept());
    }
    expect(counts).toEqual([5, 1, 0]);
  });

  it('removes the record of a trial whose release is gone, after a day, because one that is fetched comes after it', async () => {
    const shell = 's1';
    for (const version of ['gone', 'live']) await writeTrial(store, { name: 'jobs', version }, { shell, notes: [] });
    await pruneReleaseFolders(store, now + 23 * hour);
    expect(await left('trials')).toEqual(['jobs-gone-s1.json', 'jobs-live-s1.json']);
    await pruneReleaseFolders(store, now + 25 * hour);
    expect(await left('trials')).toEqual(['jobs-live-s1.json']);
  });

  it('goes on with what follows where one release cannot be removed, and names that in the end', async () => {
    await write('stubborn', 1000, 'about');
    await mkdir(join(store, 'builds'));
    await writeFile(join(store, 'builds/jobs-1.json'), JSON.stringify({ version: 'replaced-long-ago' }));
    const remove = async (path: string) => {
      if (path.endsWith('stubborn')) throw new Error('EACCES: permission denied');
      await rm(path, { recursive: true });
    };
    const stubborn = releaseFolder(store, 'about', 'stubborn');
    await expect(pruneReleaseFolders(store, now, remove)).rejects.toThrow(
      new Error(`${stubborn} was not removed: EACCES: permission denied`),
    );
    expect([await left('about'), await left('builds')]).toEqual([['stubborn'], []]);
    expect(await left()).not.toContain('replaced-long-ago');
  });

  it('removes drafts of files that a killed process has left, after a day', async () => {
    const draft = randomUUID();
    const files = ['judged.json', 'trials/jobs-live-s1.json', 'builds/jobs-1.json'].map((file) => `${file}.${draft}`);
    for (const folder of ['trials', 'builds']) await mkdir(join(store, folder));
    for (const file of files) await writeFile(join(store, file), '{');
    const left = () => files.filter((file) => existsSync(join(store, file)));
    await pruneReleaseFolders(store, now + 23 * hour);
    expect(left()).toEqual(files);
    await pruneReleaseFolders(store, now + 25 * hour);
    expect(left()).toEqual([]);
  });

  it('leaves the store’s own folders unchanged', async () => {
    await write('old', 1000, 'registry');
    await write('old', 1000, 'status');
    await pruneReleaseFolders(store, now);
    expect(await left('registry')).toContain('old');
    expect(await left('status')).toEqual(['old']);
  });
});
