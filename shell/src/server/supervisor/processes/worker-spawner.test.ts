import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it, vi } from 'vitest';
import { releaseFolder } from '../../../releases/store/store.ts';
import { removeLeftFolders } from './remove-left-folders.ts';
import { WorkerSpawner } from './worker-spawner.ts';

let store: string;
useTestFolder((folder) => void (store = folder));

const registry = { apps: { shell: { version: 's1', mounts: [], slots: [], previous: [] } } };
const spawn = (verify: string[]) =>
  new WorkerSpawner({ store, apiUrl: '', env: {}, development: false, keepsSpares: false }).spawn(
    { registry, unserved: [] },
    verify,
  );

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
  const folder = join(releaseFolder(store, 'shell', 's1'), 'server');
  await mkdir(folder, { recursive: true });
  const forked = join(store, 'forked');
  await writeFile(
    join(folder, 'worker.js'),
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

it('folders of sites and trials that were killed are removed after a day', async () => {
  // No process has an id of this size.
  for (const name of [`ofgc-${process.pid}-a`, 'ofgc-4194305-b', 'ofgc-trial-c', 'ofgc-other-d', 'e'])
    await mkdir(join(store, name));
  await removeLeftFolders(store);
  expect(await readdir(store)).toHaveLength(5);
  await removeLeftFolders(store, Date.now() + 25 * 3_600_000);
  expect((await readdir(store)).toSorted()).toEqual(['e', `ofgc-${process.pid}-a`, 'ofgc-other-d']);
});
