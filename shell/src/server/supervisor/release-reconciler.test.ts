import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { describe, expect, it, vi } from 'vitest';
import { withCanary } from '../../releases/registry/change-canary.ts';
import { readAccepted } from '../../releases/registry/accepted-registry.ts';
import { takeDown } from '../../releases/registry/make-live.ts';
import { readRegistry, registryFolder } from '../../releases/registry/registry-log.ts';
import { actions, broken, deploy, deployTwice, killed, reconcile } from '../../testing/reconciler/reconciled-store.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';
import { WorkerStartError } from './processes/worker-start-error.ts';

let store: string;
useTestFolder((folder) => void (store = folder));
const noMemory = Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
const liveJobs = async () => (await readRegistry(store)).apps.jobs;

describe('the reconciler', () => {
  it('refuses each deployed release with which no worker starts', async () => {
    const passed = await deployTwice(store);
    await deploy(store, 'about', 'a1');
    const { reconciler, starts } = reconcile(store, async (_, [name = '']) => {
      throw broken(name);
    });
    await reconciler.begin(passed, await readRegistry(store));
    expect(starts).toHaveBeenCalledTimes(3);
    expect((await actions(store)).slice(3)).toEqual(['refuse jobs', 'refuse about']);
  });

  it('refuses no release when the site ends while workers start', async () => {
    const passed = await deployTwice(store);
    const { reconciler } = reconcile(store, async () => {
      reconciler.stop();
      throw broken('jobs');
    });
    await reconciler.begin(passed, await readRegistry(store));
    expect(await actions(store)).toEqual(['deploy jobs', 'deploy jobs']);
  });

  it.each([
    ['the machine has no memory', noMemory],
    ['somebody kills the worker', killed],
    ['another section fails', broken('about')],
  ])('refuses no release because %s, and tries it again', async (_, trouble) => {
    const passed = await deployTwice(store);
    const { reconciler, starts, logger } = reconcile(store, vi.fn(async () => {}).mockRejectedValueOnce(trouble));
    await reconciler.begin(passed, await readRegistry(store));
    expect([reconciler.live.apps.jobs?.version, (await liveJobs())?.version]).toEqual(['j1', 'j2']);
    expect(logger.warn).toHaveBeenCalledWith(expect.objectContaining({ name: 'jobs', version: 'j2' }), 'postponed');
    await reconciler.followRegistry();
    expect(reconciler.live.apps.jobs?.version).toBe('j2');
    await reconciler.followRegistry();
    expect(starts).toHaveBeenCalledTimes(2);
    expect(await actions(store)).toEqual(['deploy jobs', 'deploy jobs']);
  });

  it('ends a canary that is taken back, though the change of another app is postponed', async () => {
    const passed = await deployTwice(store);
    const { apps } = await readRegistry(store);
    const [name = ''] = Object.keys(apps);
    const { reconciler } = reconcile(store, async () => {
      throw new Error('spawn ENOMEM');
    });
    const wanted = await readRegistry(store);
    await reconciler.begin(withCanary(passed, name, { version: 'v9', share: 10 }), wanted);
    expect(reconciler.judged.postponed).not.toEqual([]);
    expect(reconciler.live.apps[name]?.canary).toBeUndefined();
  });

  it('never brings a section back that was taken down, whatever fails then', async () => {
    await deploy(store, 'jobs', 'j1');
    const passed = await readRegistry(store);
    await takeDown(store, 'jobs', null, by);
    const { reconciler } = reconcile(store, async () => {
      throw new WorkerStartError('the shell throws');
    });
    await reconciler.begin(passed, await readRegistry(store));
    expect((await liveJobs())?.removed).toEqual({ redirect: null });
  });

  it('keeps a section taken down that was taken down while its release was judged', async () => {
    const passed = await deployTwice(store);
    const { reconciler } = reconcile(store, async (wanted) => {
      if (wanted.apps.jobs?.removed) return;
      await takeDown(store, 'jobs', null, by);
      throw broken('jobs');
    });
    await reconciler.begin(passed, await readRegistry(store));
    await reconciler.followRegistry();
    expect(await actions(store)).toEqual(['deploy jobs', 'deploy jobs', 'remove jobs']);
    expect(reconciler.live.apps.jobs?.removed).toEqual({ redirect: null });
  });

  it('writes one status after the other, so that the newest stays', async () => {
    const folder = join(store, 'status');
    /** What was written when the next status was made. */
    const written: string[] = [];
    const { reconciler } = reconcile(
      store,
      async () => {},
      () => {
        const files = existsSync(folder) ? readdirSync(folder) : [];
        written.push(files.map((file) => readFileSync(join(folder, file), 'utf8')).join(''));
        return `jobs@v${written.length}`;
      },
    );
    await Promise.all([reconciler.writeStatus(), reconciler.writeStatus()]);
    expect(written).toEqual(['', expect.stringContaining('jobs@v1')]);
  });

  it('refuses a release later where the refusal could not be written, also after a restart', async () => {
    const passed = await deployTwice(store);
    const { reconciler } = reconcile(store, async () => {
      throw broken('jobs');
    });
    const history = registryFolder(store);
    await reconciler.begin(passed, passed);
    await rename(history, `${history}.away`);
    await writeFile(history, 'no folder');
    const wanted = { ...passed, number: 2, apps: { ...passed.apps, jobs: { ...passed.apps.jobs!, version: 'j2' } } };
    await reconciler.begin(passed, wanted);
    expect(reconciler.live.apps.jobs?.version).toBe('j1');
    expect(reconciler.judged.postponed).toMatchObject([{ name: 'jobs', version: 'j2' }]);
    await rm(history);
    await rename(`${history}.away`, history);
    expect((await readAccepted(store))?.apps.jobs?.version).toBe('j1');
    await reconciler.followRegistry();
    expect((await actions(store)).at(-1)).toBe('refuse jobs');
  });
});
