import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { releaseFolder } from '../../../releases/store/store.ts';
import { removeLeftFolders } from './remove-left-folders.ts';
import { SpareProcesses } from './spare-processes.ts';
import { WorkerSpawner } from './worker-spawner.ts';

let store: string;
useTestFolder((folder) => void (store = folder));

const registry = { apps: { shell: { version: 's1', mounts: [], slots: [], previous: [] } } };
const spawn = (verify: string[]) =>
  new WorkerSpawner({ store, apiUrl: '', env: {}, development: false, keepsSpares: false }).spawn(
    { registry, unserved: [] },
    verify,
  );
/** @param code of the shell's module for workers */
async function storeWorker(code: string): Promise<void> {
  const folder = join(releaseFolder(store, 'shell', 's1'), 'server');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'worker.js'), code);
}

it.each([
  ['is the fault of a shell that is deployed', ['shell', 'jobs'], false],
  ['is no fault of a section that is deployed', ['jobs'], true],
])('a shell without a module for workers %s', async (_, verify, isForeign) => {
  await expect(spawn(verify)).rejects.toMatchObject({ isForeign });
});

it('a module for workers that the system cannot reach is nobody’s fault', async () => {
  const folder = join(releaseFolder(store, 'shell', 's1'), 'server');
  await mkdir(folder, { recursive: true });
  await symlink('worker.js', join(folder, 'worker.js'));
  await expect(spawn(['shell'])).rejects.toMatchObject({ code: 'ELOOP' });
});

it('the spare that any worker takes is replaced', async () => {
  const forked = join(store, 'forked');
  await storeWorker(
    `require('node:fs').appendFileSync(${JSON.stringify(forked)}, 'x');
    process.on('message', ({ start }) => start && process.send({ ready: true }));`,
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const spawner = new WorkerSpawner({ store, apiUrl: '', env: {}, development: false, keepsSpares: true });
  const processes = async () => (await readFile(forked, 'utf8').catch(() => '')).length;
  const expectProcesses = (count: number) => vi.waitFor(async () => expect(await processes()).toBe(count));
  try {
    await spawner.open();
    // One waits for a worker, one for a trial.
    spawner.keepSpares({ registry, unserved: [] }, 1);
    await vi.advanceTimersByTimeAsync(1_000);
    await expectProcesses(2);
    await spawner.spawn({ registry, unserved: [] });
    expect(await processes()).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    await expectProcesses(3);
  } finally {
    vi.useRealTimers();
    await spawner.close();
  }
});

it('a file that the disk does not let go keeps no other file of an ended worker, and ends no site', async () => {
  await storeWorker('');
  const child = Object.assign(new EventEmitter(), {
    connected: true,
    kill: () => true,
    send: ({ start }: { start?: object }) => start && process.nextTick(() => child.emit('message', { ready: true })),
  });
  const take = vi.spyOn(SpareProcesses.prototype, 'take').mockReturnValue(child as unknown as ChildProcess);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const spawner = new WorkerSpawner({ store, apiUrl: '', env: {}, development: false, keepsSpares: false });
  try {
    await spawner.open();
    const { socket } = await spawner.spawn({ registry, unserved: [] });
    // A folder with something in it is not removed as a file.
    await mkdir(`${socket}.note/kept`, { recursive: true });
    await writeFile(`${socket}.note.blocked`, '');
    child.emit('exit', 0, null);
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(async () => expect(await readdir(dirname(socket))).toEqual(['0.note']), 20_000);
  } finally {
    take.mockRestore();
    vi.useRealTimers();
    await spawner.close();
  }
});

it('a worker that cannot be started leaves the next set its spares', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const keep = vi.spyOn(SpareProcesses.prototype, 'keep').mockReturnValue();
  onTestFinished(() => keep.mockRestore());
  await storeWorker('');
  const spawner = new WorkerSpawner({ store, apiUrl: '', env: {}, development: false, keepsSpares: true });
  spawner.keepSpares({ registry, unserved: [] }, 1);
  await expect(spawner.spawn({ registry: { apps: {} }, unserved: [] })).rejects.toThrow('has no shell');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keep).toHaveBeenCalledOnce();
});

it('folders of sites and trials that were killed are removed after a day', async () => {
  // No process has an id of this size.
  for (const name of [`ofgc-${process.pid}-a`, 'ofgc-4194305-b', 'ofgc-trial-c', 'ofgc-other-d', 'e'])
    await mkdir(join(store, name));
  await removeLeftFolders(store);
  expect(await readdir(store)).toHaveLength(5);
  await removeLeftFolders(store, Date.now() + 25 * 3_600_000);
  expect((await readdir(store)).toSorted()).toEqual(['e', `ofgc-${process.pid}-a`, 'ofgc-other-d']);
});
