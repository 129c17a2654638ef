import { mkdir, readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { makeLive, takeDown } from './make-live.ts';
import { activate } from './registry.ts';
import {
  changeRegistry,
  hasServedUnder,
  pruneHistory,
  readHistory,
  readHistorySince,
  readRegistry,
  registryEvent,
  registryFolder,
  resetRegistry,
} from './registry-log.ts';
import type { Release } from '../release.schema.ts';

let store: string;
useTestFolder((folder) => void (store = folder));

const by = { who: 'ana', commit: '1ca02fc', isDirty: false, why: 'the new season' };
const deploy = (release: Release) => makeLive(store, 'deploy', release, by);
const release = (name: string, version: string) => sampleRelease({ name, version });
const files = async () => (await readdir(registryFolder(store))).toSorted();
const damage = (file: string, text: string) => writeFile(join(registryFolder(store), file), text);

describe('a release has served', () => {
  const bring = (name: string, version: string) => deploy(release(name, version));
  const refuse = (name: string, version: string, back: string) =>
    changeRegistry(store, (registry) => ({
      event: registryEvent('refuse', release(name, version), by),
      ...activate(registry, release(name, back)),
    }));
  it.each<[boolean, string, () => Promise<unknown>]>([
    [true, 'once another one has replaced it', () => bring('jobs', 'j3')],
    [true, 'once its section was taken down', () => takeDown(store, 'jobs', null, by)],
    [false, 'not while it is live, as it may not have been judged yet', () => bring('about', 'a2')],
    [
      false,
      'not if it was refused, also after changes of other sections',
      async () => {
        await bring('about', 'a2');
        await refuse('jobs', 'j2', 'j1');
      },
    ],
    [
      false,
      'not under a shell that was refused',
      async () => {
        await bring('shell', 's2');
        await refuse('shell', 's2', 's1');
      },
    ],
  ])('(%s) %s', async (hasServed, what, happens) => {
    for (const [name, version] of [
      ['shell', 's1'],
      ['jobs', 'j1'],
      ['about', 'a1'],
    ] as const)
      await bring(name, version);
    await bring('jobs', 'j2');
    await happens();
    const shell = what.includes('shell') ? 's2' : 's1';
    expect(hasServedUnder(await readHistory(store), { name: 'jobs', version: 'j2', shell })).toBe(hasServed);
  });
});

describe('the registry', () => {
  it('is empty when nothing was ever live', async () => {
    expect(await readRegistry(store)).toEqual({ number: 0, apps: {} });
    expect(await readHistory(store)).toEqual([]);
  });

  it('records each change: what, when, by whom, from which commit, why', async () => {
    await deploy(release('jobs', 'j1'));
    await deploy(release('jobs', 'j2'));
    expect((await readRegistry(store)).apps.jobs).toMatchObject({ version: 'j2', previous: ['j1'] });
    expect((await readHistory(store)).map(({ number, event }) => [number, event])).toEqual([
      [1, { action: 'deploy', app: 'jobs', version: 'j1', at: expect.stringMatching(/^20/) as string, ...by }],
      [2, { action: 'deploy', app: 'jobs', version: 'j2', at: expect.stringMatching(/^20/) as string, ...by }],
    ]);
    expect(await files()).toEqual(['00000001.json', '00000002.json']);
  });

  it('returns the changes since a number and the state before them, without damaged revisions', async () => {
    expect(await readHistorySince(store, 0)).toEqual([]);
    for (const version of ['j1', 'j2', 'j3', 'j4']) await deploy(release('jobs', version));
    const since = async (number: number) => (await readHistorySince(store, number)).map((one) => one.number);
    expect([await since(0), await since(3), await since(Infinity)]).toEqual([[1, 2, 3, 4], [3, 4], [4]]);
    await damage('00000003.json', '');
    expect([await since(3), await since(2)]).toEqual([
      [2, 4],
      [2, 4],
    ]);
  });

  it('stays unchanged when the change returns null', async () => {
    expect(await changeRegistry(store, () => null)).toBeNull();
    expect(await files()).toEqual([]);
  });

  it('loses none of 100 pairs of changes that begin at the same time', async () => {
    for (let pair = 0; pair < 100; pair++)
      await Promise.all([deploy(release('jobs', `j${pair}`)), deploy(release('about', `a${pair}`))]);
    const history = await readHistory(store);
    expect(history.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
    for (let pair = 0; pair < 100; pair++) {
      const apps = history[2 * pair + 1]?.apps;
      expect([apps?.jobs?.version, apps?.about?.version]).toEqual([`j${pair}`, `a${pair}`]);
    }
  });

  it('loses no change when five processes change it at the same time', async () => {
    const module = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href;
    const script = (name: string) => `
      const { changeRegistry, registryEvent } = await import(${JSON.stringify(module('registry-log.ts'))});
      const { activate } = await import(${JSON.stringify(module('registry.ts'))});
      for (let turn = 1; turn <= 20; turn++) {
        const release = { name: '${name}', version: String(turn), mounts: [], slots: [] };
        await changeRegistry(${JSON.stringify(store)}, (registry) => ({
          event: registryEvent('deploy', release, ${JSON.stringify(by)}), ...activate(registry, release) }));
      }`;
    const names = ['about', 'concerts', 'education', 'explore', 'jobs'];
    const node = promisify(execFile);
    await Promise.all(names.map((name) => node(process.execPath, ['--input-type=module', '--eval', script(name)])));
    const { number, apps } = await readRegistry(store);
    expect(number).toBe(100);
    expect(names.map((name) => [apps[name]?.version, apps[name]?.previous])).toEqual(
      names.map(() => ['20', ['19', '18', '17', '16', '15']]),
    );
  });

  it('repeats the decision when another change was entered first', async () => {
    let isFirst = true;
    const revision = await changeRegistry(store, async (registry) => {
      if (isFirst) {
        isFirst = false;
        await deploy(release('about', 'a1'));
      }
      return {
        event: registryEvent('deploy', release('jobs', 'j1'), by),
        ...activate(registry, release('jobs', 'j1')),
      };
    });
    expect(revision?.number).toBe(2);
    expect(Object.keys(revision?.apps ?? {})).toEqual(['about', 'jobs']);
  });
});

describe('a damaged registry', () => {
  it.each([
    ['is cut short', '{"number": 2, "ap'],
    ['is empty', ''],
    ['has another shape', '{"apps":[1]}'],
  ])('whose newest revision %s continues from the one before', async (_, text) => {
    await deploy(release('jobs', 'j1'));
    await deploy(release('jobs', 'j2'));
    await damage('00000002.json', text);
    expect(await readRegistry(store)).toMatchObject({ number: 1, apps: { jobs: { version: 'j1' } } });
    await deploy(release('jobs', 'j3'));
    expect(await readRegistry(store)).toMatchObject({ number: 3, apps: { jobs: { version: 'j3' } } });
    expect(await readFile(join(registryFolder(store), '00000002.json'), 'utf8')).toBe(text);
  });

  it('is not changed while its newest revision cannot be read for a moment, so that this one is not undone', async () => {
    await deploy(release('jobs', 'j1'));
    await deploy(release('about', 'a1'));
    const newest = join(registryFolder(store), '00000002.json');
    await rename(newest, `${newest}.away`);
    // Stands for any error of the system, like too many open files.
    await mkdir(newest);
    await expect(deploy(release('jobs', 'j2'))).rejects.toThrow('EISDIR');
    await rmdir(newest);
    await rename(`${newest}.away`, newest);
    expect(await files()).toEqual(['00000001.json', '00000002.json']);
    await deploy(release('jobs', 'j2'));
    expect(Object.keys((await readRegistry(store)).apps).toSorted()).toEqual(['about', 'jobs']);
  });

  it('throws when no revision is readable, instead of being empty', async () => {
    await deploy(release('jobs', 'j1'));
    await damage('00000001.json', '{');
    await expect(readRegistry(store)).rejects.toThrow('no readable revision');
  });
});

it('pruning the history removes old changes, but not the newest ones', async () => {
  await resetRegistry(store, [release('jobs', 'j1')]);
  for (const version of ['j2', 'j3']) await deploy(release('jobs', version));
  await pruneHistory(store, { kept: 2, since: new Date(Date.now() - 1_000_000) });
  expect(await files()).toHaveLength(3);
  await damage('00000001.json.0b1e.draft', '');
  await pruneHistory(store, { kept: 2, since: new Date(Date.now() + 1_000) });
  expect(await files()).toEqual(['00000002.json', '00000003.json']);
});
