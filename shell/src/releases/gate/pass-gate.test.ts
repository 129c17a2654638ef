import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkerMessage } from '../../server/worker/worker-messages.ts';
import { emptyRegistry, type Registry, type Release } from '../release.schema.ts';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { activate } from '../registry/registry.ts';
import { makeLive } from '../registry/make-live.ts';
import { resetRegistry } from '../registry/registry-log.ts';
import { notePostponed } from '../registry/served-releases.ts';
import { passGate } from './pass-gate.ts';
import { gateTrial, readTrial } from './trial/trial-records.ts';

const shellOf = (version: string) => sampleRelease({ name: 'shell', version, mounts: [], slots: [] });
const jobs = sampleRelease({ name: 'jobs', version: 'v1', mounts: ['/portal-empleo'], slots: [] });

let store: string;
let started: string[];
beforeEach(async () => {
  store = await testFolder();
  started = [];
  await resetRegistry(store, [shellOf('s1')]);
});
afterEach(() => void vi.unstubAllGlobals());

/** A worker that says this as soon as it is to try a release, or ends. @param before called then */
function worker(says: WorkerMessage | NodeJS.Signals, before: () => Promise<unknown> = async () => {}): ChildProcess {
  const process = Object.assign(new EventEmitter(), {
    kill: () => true,
    send: () =>
      void before().then(() =>
        typeof says === 'string' ? process.emit('exit', null, says) : process.emit('message', says),
      ),
  });
  return process as unknown as ChildProcess;
}

/** Lets the release pass in workers that are started one after the other. */
const pass = (...workers: ChildProcess[]) => passAs(jobs, workers);
const passAs = (release: Release, workers: ChildProcess[] = [], beside?: Registry) =>
  passGate(store, release, {
    beside,
    apiUrl: 'http://api.test',
    env: {},
    start(entry) {
      started.push(entry);
      const next = workers.shift();
      if (!next) throw new Error('no worker is left');
      return next;
    },
  });

it('remembers what was tried whole, and does not try it again', async () => {
  expect(await pass(worker({ tried: ['a note'] }))).toEqual(['a note']);
  expect(await pass()).toEqual(['a note']);
});

it('tries again what it cannot read the record of', async () => {
  await pass(worker({ tried: [] }));
  const [record = ''] = await readdir(join(store, 'trials'));
  await writeFile(join(store, 'trials', record), '{"shell"');
  expect(await pass(worker({ tried: ['a note'] }))).toEqual(['a note']);
  expect(await pass()).toEqual(['a note']);
});

it('tries the same files again with another manifest, except what says when and from which commit they were built', async () => {
  await pass(worker({ tried: [] }));
  expect(await passAs({ ...jobs, commit: '7a90792', builtAt: '2026-11-21T09:00:00.000Z' })).toEqual([]);
  const section = { ...jobs.section!, title: { es: 'Trabajo para todos', en: 'Jobs for everybody' } };
  for (const other of [{ section }, { warmUp: [] }, { reads: { 'GET /api/offers': [] } }])
    await expect(passAs({ ...jobs, ...other })).rejects.toThrow('no worker is left');
});

it('does not remember what was not tried whole', async () => {
  expect(await pass(worker({ tried: ['without data'], isPartial: true }))).toEqual(['without data']);
  expect(await readTrial(store, jobs, gateTrial('s1', jobs))).toBeNull();
  expect(await pass(worker({ tried: [] }))).toEqual([]);
});

it('remembers the shell that a release was tried with, also if another one becomes live meanwhile', async () => {
  await pass(worker({ tried: [] }, () => resetRegistry(store, [shellOf('s2')])));
  expect(started).toEqual([expect.stringContaining(join('shell', 's1'))]);
  const shell = gateTrial('s1', jobs);
  expect(await readTrial(store, jobs, shell)).toEqual({ shell, notes: [] });
  expect(await readTrial(store, jobs, gateTrial('s2', jobs))).toBeNull();
});

it('tries a release once more whose process somebody ended, and blames it the second time', async () => {
  expect(await pass(worker('SIGTERM'), worker({ tried: [] }))).toEqual([]);
  await rm(join(store, 'trials'), { recursive: true });
  await expect(pass(worker('SIGKILL'), worker('SIGKILL'))).rejects.toThrow('it ended the process (SIGKILL)');
  expect(started).toHaveLength(4);
});

/** The API has one page, with a block of this section, and no operations. */
function changeApi(): void {
  const paths = { es: '/empleo', en: '/en/jobs' };
  const page = { path: '/empleo', paths, blocks: [{ type: 'vacancies' }] };
  vi.stubGlobal('fetch', async ({ pathname, search }: URL) =>
    Response.json(pathname === '/api/openapi.json' ? { paths: {} } : { data: search ? page : [page] }),
  );
}

it('looks again at what may have changed since a release was tried', async () => {
  const live = await storeSampleRelease(store, 'v0', { name: 'jobs', mounts: jobs.mounts, slots: ['block.vacancies'] });
  await resetRegistry(store, [shellOf('s1'), live]);
  const reading = { ...jobs, reads: { 'GET /api/vacancies': ['data'] } };
  await passAs(reading, [worker({ tried: [] })]);
  expect(await passAs(reading)).toEqual([]);
  changeApi();
  await expect(passAs(reading)).rejects.toThrow(
    'jobs v1: it no longer has the slot block.vacancies, without which a part of /empleo would be missing\n' +
      'jobs v1: it asks for GET /api/vacancies, which the API does not have',
  );
});

it('lets a release that has served with this shell pass whatever has changed since, also if no trial of it is remembered', async () => {
  const reading = { ...jobs, reads: { 'GET /api/vacancies': ['data'] } };
  await resetRegistry(store, [shellOf('s1'), reading]);
  changeApi();
  // What is live for a moment may not have been judged yet.
  await expect(passAs(reading)).rejects.toThrow('no worker is left');
  await makeLive(store, 'deploy', { ...reading, version: 'v2' }, { who: 'a', commit: 'b', isDirty: false, why: '' });
  expect(await passAs(reading)).toEqual([]);
  // With another shell it is tried anew.
  await makeLive(store, 'deploy', shellOf('s2'), { who: 'a', commit: 'b', isDirty: false, why: '' });
  await expect(passAs(reading)).rejects.toThrow('no worker is left');
});

it.each(['jobs@v1', 'shell@s1'])(
  'tries a release again where %s was only postponed until it was replaced',
  async (release) => {
    await resetRegistry(store, [shellOf('s1'), jobs]);
    await makeLive(store, 'deploy', { ...jobs, version: 'v2' }, { who: 'a', commit: 'b', isDirty: false, why: '' });
    const [name = '', version = ''] = release.split('@');
    await notePostponed(store, { postponed: [{ name, version, shell: 's1' }], live: [] });
    await expect(pass()).rejects.toThrow('no worker is left');
  },
);

it('tries a release beside those that go live with it, whose harm is not the new shell’s', async () => {
  await resetRegistry(store, [shellOf('s1'), jobs]);
  const harm = (version: string) => worker({ fault: { remote: 'jobs', version, kind: 'blocked', message: 'blocks' } });
  const beside = (version: string) => [shellOf('s1'), { ...jobs, version }].reduce(activate, emptyRegistry);
  await expect(passAs(shellOf('s2'), [harm('v1')], beside('v1'))).rejects.toThrow('shell s2: jobs v1 blocks');
  expect(await passAs(shellOf('s2'), [harm('v2'), worker({ tried: [] })], beside('v2'))).toEqual([
    'jobs v2 blocks: it was tried without',
  ]);
  started = [];
  await passAs({ ...jobs, version: 'v2' }, [worker({ tried: [] })], activate(beside('v1'), shellOf('s2')));
  expect(started).toEqual([expect.stringContaining(join('shell', 's2'))]);
});
