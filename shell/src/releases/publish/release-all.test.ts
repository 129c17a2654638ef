import { mkdir, rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { activate, remove } from '../registry/registry.ts';
import {
  changeRegistry,
  readHistory,
  readRegistry,
  registryEvent,
  registryFolder,
  resetRegistry,
} from '../registry/registry-log.ts';
import { readSynced, writeSyncedFile } from '../database/synced-file.ts';
import { MissingBundlerError } from '../build/build-app.ts';
import { releaseAll } from './release-all.ts';
import type { Registry, RegistryEvent, Release } from '../release.schema.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

// Releases of the current sources by folder; a folder without an entry cannot be built, because no bundler is installed.
const sources = vi.hoisted(() => new Map<string, Release>());
const missing = vi.hoisted(() => new Set<string>());
const duringBuild = vi.hoisted(() => vi.fn<() => Promise<void>>());
const hashOf = vi.hoisted(() => (folder: string) => {
  if (missing.has(folder)) throw new Error(`${folder}/src is missing`);
  return `sources of ${sources.get(folder)?.version}`;
});
vi.mock('./release-app.ts', () => ({
  releaseCurrent: async (_root: string, _store: string, folder: string) => {
    const hash = hashOf(folder);
    const release = sources.get(folder);
    if (!release) throw new MissingBundlerError(`${folder} cannot be built.`);
    await duringBuild();
    return { sources: hash, release };
  },
}));
vi.mock('../build/source-version.ts', () => ({ sourceVersion: hashOf, sourcePaths: () => [] }));

let store: string;
const sentences: string[] = [];
const say = (sentence: string) => void sentences.push(sentence);
const output = { info: say, warn: say };
const jobs = (version: string) => sampleRelease({ name: 'jobs', version });
const shell = sampleRelease({ name: 'shell', version: 's1' });

beforeEach(async () => {
  sentences.length = 0;
  sources.clear();
  missing.clear();
  store = await testFolder();
});

const enter = (action: RegistryEvent['action'], release: Release) =>
  changeRegistry(store, (registry) => ({
    event: registryEvent(action, release, by),
    ...activate(registry, release),
  }));
const pass: (release: Release, beside: Registry) => Promise<string[]> = async () => [];
const start = ({ joinOthers = async () => false, tryIt = pass } = {}) =>
  releaseAll(store, store, output, { joinOthers, tryIt });
const liveJobs = async () => (await readRegistry(store)).apps.jobs?.version;

describe('releasing all sources at a start', () => {
  it('makes a new release live, and returns what was live before', async () => {
    await resetRegistry(store, [shell, jobs('j1')]);
    sources.set('mfe-jobs', jobs('j2'));
    expect((await start()).apps.jobs?.version).toBe('j1');
    expect(await liveJobs()).toBe('j2');
    expect(sentences).toContain('mfe-jobs: release j2');
  });

  it('keeps the live release of an app whose new sources the gate refuses, and tries them again at the next start', async () => {
    await resetRegistry(store, [shell, jobs('j1')]);
    sources.set('mfe-jobs', jobs('j2'));
    await start({ tryIt: () => Promise.reject(new Error('jobs j2: /empleo throws')) });
    expect((await readHistory(store)).flatMap(({ apps }) => apps.jobs?.version)).not.toContain('j2');
    expect(sentences).toContain('jobs j2: /empleo throws\njobs stays at release j1.');
    await start();
    expect(await liveJobs()).toBe('j2');
  });

  it('tries releases before they are live, so that an interrupted start tries them again', async () => {
    await resetRegistry(store, [shell, jobs('j1')]);
    sources.set('mfe-jobs', jobs('j2'));
    let live: string | undefined;
    await start({ tryIt: async () => [`${(live = await liveJobs())} is live`] });
    expect([live, await liveJobs()]).toEqual(['j1', 'j2']);
    expect(sentences).toContain('jobs j2: j1 is live');
  });

  it('keeps what somebody else made live, or took down, during the trial', async () => {
    await resetRegistry(store, [shell, jobs('j1')]);
    sources.set('mfe-jobs', jobs('j2'));
    await start({ tryIt: () => enter('deploy', jobs('j3')).then(() => []) });
    expect(await liveJobs()).toBe('j3');
    sources.set('mfe-jobs', jobs('j4'));
    const takeDown = (registry: Registry) => ({
      event: registryEvent('remove', jobs('j3'), by),
      ...remove(registry, 'jobs', null),
    });
    await start({ tryIt: () => changeRegistry(store, takeDown).then(() => []) });
    expect((await readRegistry(store)).apps.jobs).toMatchObject({ version: 'j3', removed: { redirect: null } });
  });

  it('keeps a release that was deployed during the build', async () => {
    await resetRegistry(store, [shell, jobs('j1')]);
    sources.set('mfe-jobs', jobs('j2'));
    duringBuild.mockImplementationOnce(async () => void (await enter('deploy', jobs('from-elsewhere'))));
    await start();
    expect(await liveJobs()).toBe('from-elsewhere');
  });

  it.each(['deploy', 'rollback'] as const)(
    'keeps a release made live by a %s until the sources change again',
    async (action) => {
      await resetRegistry(store, [shell, jobs('good')]);
      await enter('start', jobs('bad'));
      await enter(action, jobs('good'));
      sources.set('mfe-jobs', jobs('bad'));
      await start();
      expect(await liveJobs()).toBe('good');
      expect(sentences.join()).toContain(`mfe-jobs: release good stays, by a ${action} of 20`);
      sources.set('mfe-jobs', jobs('repaired'));
      await start();
      expect(await liveJobs()).toBe('repaired');
    },
  );

  it('keeps a release that another machine rolled back to before its last change', async () => {
    await resetRegistry(store, [shell, jobs('good')]);
    await enter('start', jobs('bad'));
    const about = sampleRelease({ name: 'about', version: 'a2' });
    // One revision for all that this machine missed: its event is that of the last change.
    await changeRegistry(store, (registry) => ({
      event: registryEvent('deploy', about, by),
      ...activate(activate(registry, jobs('good')), about),
    }));
    sources.set('mfe-jobs', jobs('bad'));
    await start();
    expect(await liveJobs()).toBe('good');
    expect(sentences.join()).toContain('mfe-jobs: release good stays, by a change on another machine');
  });

  it('keeps the last of many deployed releases', async () => {
    await resetRegistry(store, [shell]);
    await enter('start', jobs('sources'));
    for (let count = 1; count <= 8; count++) await enter('deploy', jobs(`d${count}`));
    sources.set('mfe-jobs', jobs('sources'));
    await start();
    expect(await liveJobs()).toBe('d8');
    expect(sentences.join()).toContain('mfe-jobs: release d8 stays, by a deploy of 20');
  });

  it('follows sources that return to an earlier state', async () => {
    await resetRegistry(store, [shell, jobs('j1')]);
    for (const version of ['j2', 'j1']) {
      sources.set('mfe-jobs', jobs(version));
      await start();
    }
    expect(await liveJobs()).toBe('j1');
  });

  it.each([
    ['machine', false],
    ['container', true],
  ])(
    'keeps on a %s what one that was updated earlier made live, until its own sources change',
    async (_, isContainer) => {
      await resetRegistry(store, [shell]);
      sources.set('mfe-jobs', jobs('old'));
      await start();
      await enter('start', jobs('new'));
      // A container has another name at each start.
      if (isContainer)
        await rename(join(store, `last-start.${hostname()}.json`), join(store, 'last-start.before.json'));
      await start();
      expect(await liveJobs()).toBe('new');
      expect(sentences.join()).toContain('mfe-jobs: release new stays, by a start of 20');
      sources.set('mfe-jobs', jobs('newer'));
      await start();
      expect(await liveJobs()).toBe('newer');
    },
  );

  it('keeps what the others serve when a machine that joined them starts again', async () => {
    await resetRegistry(store, [shell, jobs('theirs')]);
    sources.set('mfe-jobs', jobs('own'));
    await start({ joinOthers: async () => true });
    await start();
    expect(await liveJobs()).toBe('theirs');
  });

  it('tries sources again that were refused', async () => {
    await resetRegistry(store, [shell]);
    await enter('start', jobs('good'));
    sources.set('mfe-jobs', jobs('refused-once'));
    await start();
    await changeRegistry(store, (registry) => ({
      event: registryEvent('refuse', jobs('refused-once'), by),
      ...activate(registry, jobs('good')),
    }));
    await start();
    expect(await liveJobs()).toBe('refused-once');
  });

  it('sets an unreadable registry aside and begins a new one', async () => {
    await mkdir(registryFolder(store));
    await writeFile(join(registryFolder(store), '00000001.json'), '{');
    sources.set('shell', shell);
    await start();
    expect(await readRegistry(store)).toMatchObject({ number: 1, apps: { shell: { version: 's1' } } });
    expect(sentences.join()).toMatch(/no readable revision.+kept as .+registry\.damaged-\d+/);
  });

  it('begins a new registry without the numbers that were noted of the old one', async () => {
    await mkdir(registryFolder(store));
    await writeFile(join(registryFolder(store), '00000250.json'), '{');
    await writeSyncedFile(store, { local: 250, shared: 300, unfetched: [] });
    sources.set('shell', shell);
    await start();
    expect(await readSynced(store)).toEqual({ local: 0, shared: 0, unfetched: [] });
  });

  it('names the newest change where its file is damaged, and serves what the one before made live', async () => {
    await resetRegistry(store, [shell]);
    await enter('start', jobs('j1'));
    await enter('deploy', jobs('j2'));
    const file = join(registryFolder(store), '00000003.json');
    await writeFile(file, '{"number": 3, "ap');
    await start();
    expect(await liveJobs()).toBe('j1');
    expect(sentences).toContain(`${file} is damaged: what it made live is not known, and the change before it counts.`);
    await enter('deploy', jobs('j3'));
    expect(await readRegistry(store)).toMatchObject({ number: 4, apps: { jobs: { version: 'j3' } } });
    sentences.length = 0;
    await start();
    expect(sentences.join()).not.toContain('is damaged');
  });

  it('keeps the live release of an app whose sources cannot be read', async () => {
    await resetRegistry(store, [shell, jobs('j1')]);
    sources.set('mfe-jobs', jobs('j2'));
    missing.add('mfe-jobs');
    await start();
    expect(await liveJobs()).toBe('j1');
    expect(sentences).toContain('mfe-jobs/src is missing\nmfe-jobs stays at release j1.');
  });

  it('continues with a warning when the start cannot be recorded', async () => {
    await resetRegistry(store, [shell, jobs('j1')]);
    await mkdir(join(store, `last-start.${hostname()}.json`));
    sources.set('mfe-jobs', jobs('j2'));
    await start();
    expect(await liveJobs()).toBe('j2');
    expect(sentences.join()).toContain('The start could not be recorded');
  });

  it('continues with a warning when old releases cannot be removed', async () => {
    await resetRegistry(store, [shell, jobs('j1')]);
    await mkdir(join(store, 'quarantine.here-3000.json'));
    sources.set('mfe-jobs', jobs('j2'));
    await start();
    expect(await liveJobs()).toBe('j2');
    expect(sentences.join()).toContain('Old releases could not be removed');
  });

  it('keeps the live releases without a bundler, and names remotes that have none', async () => {
    await resetRegistry(store, [shell, jobs('j1')]);
    const before = await readRegistry(store);
    await start();
    expect(await readRegistry(store)).toEqual(before);
    expect(sentences).toContain('mfe-jobs cannot be built.\nmfe-jobs stays at release j1.');
    expect(sentences).toContain('mfe-about cannot be built. The site starts without it.');
  });

  it('fails without a bundler and without a release of the shell', async () => {
    await expect(start()).rejects.toThrow('shell cannot be built.');
  });
});
