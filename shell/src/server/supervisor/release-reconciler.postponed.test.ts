import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeSyncedFile } from '../../releases/database/synced-file.ts';
import { readRegistry } from '../../releases/registry/registry-log.ts';
import { servedReleases } from '../../releases/registry/served-releases.ts';
import { actions, broken, deploy, deployTwice, killed, reconcile } from '../../testing/reconciler/reconciled-store.ts';
import { WorkerStartError } from './processes/worker-start-error.ts';

let store: string;
useTestFolder((folder) => void (store = folder));

describe('the reconciler, while a change is postponed,', () => {
  it('counts no release as one that has served that was only postponed until it was replaced', async () => {
    await deploy(store, 'shell', 's1');
    const passed = await deployTwice(store);
    let trouble: Error | null = killed;
    const { reconciler } = reconcile(store, async () => {
      if (trouble) throw trouble;
    });
    await reconciler.begin(passed, await readRegistry(store));
    const hasServed = async (version: string) => (await servedReleases(store))({ name: 'jobs', version, shell: 's1' });
    await deploy(store, 'jobs', 'j3');
    expect([await hasServed('j1'), await hasServed('j2')]).toEqual([true, false]);
    trouble = null;
    await reconciler.followRegistry();
    for (const version of ['j2', 'j4']) {
      await deploy(store, 'jobs', version);
      await reconciler.followRegistry();
    }
    expect([await hasServed('j2'), await hasServed('j3')]).toEqual([true, true]);
  });

  it('counts one that was postponed as served when only the shell returns to the one beside which it waited', async () => {
    await deploy(store, 'shell', 's1');
    const passed = await deployTwice(store);
    let trouble: Error | null = killed;
    const { reconciler } = reconcile(store, async () => {
      if (trouble) throw trouble;
    });
    await reconciler.begin(passed, await readRegistry(store));
    trouble = null;
    for (const version of ['s2', 's1']) {
      await deploy(store, 'shell', version);
      await reconciler.followRegistry();
    }
    expect((await servedReleases(store))({ name: 'jobs', version: 'j2', shell: 's1' })).toBe(true);
  });

  it('refuses no section while the shell waits that it was built for', async () => {
    await deploy(store, 'shell', 's1');
    const passed = await deployTwice(store);
    await deploy(store, 'shell', 's2');
    const { reconciler } = reconcile(store, async (_, changed) => {
      throw changed.includes('shell') ? killed : broken('jobs');
    });
    await reconciler.begin(passed, await readRegistry(store));
    expect(reconciler.judged.postponed.map(({ name }) => name)).toEqual(['shell', 'jobs']);
    expect(await actions(store)).not.toContain('refuse jobs');
  });

  it('refuses no section while another shell waits, though it has failed beside an earlier one long ago', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await deploy(store, 'shell', 's1');
    const passed = await deployTwice(store);
    let isWaiting = true;
    const { reconciler } = reconcile(store, async (_, changed) => {
      if (isWaiting) throw changed.includes('shell') ? killed : broken('jobs');
    });
    await deploy(store, 'shell', 's2');
    await reconciler.begin(passed, await readRegistry(store));
    isWaiting = false;
    vi.advanceTimersByTime(1_000);
    await reconciler.followRegistry();
    await deploy(store, 'jobs', 'j1');
    await reconciler.followRegistry();
    vi.advanceTimersByTime(400_000);
    isWaiting = true;
    for (const [name, version] of Object.entries({ shell: 's3', jobs: 'j2' })) await deploy(store, name, version);
    await reconciler.followRegistry();
    expect(reconciler.judged.postponed.map(({ name }) => name)).toEqual(['shell', 'jobs']);
    expect(await actions(store)).not.toContain('refuse jobs');
  });

  it('refuses nothing while the files of another app are missing here, and then what still fails', async () => {
    await deploy(store, 'shell', 's1');
    await deploy(store, 'jobs', 'j1');
    const passed = await readRegistry(store);
    await deploy(store, 'shell', 's2');
    await writeSyncedFile(store, { local: 3, shared: 3, unfetched: ['jobs'] });
    const { reconciler } = reconcile(store, async () => {
      throw new WorkerStartError('jobs j1 imports Card, which shell s2 does not have');
    });
    await reconciler.begin(passed, await readRegistry(store));
    expect(reconciler.judged.postponed).toMatchObject([{ name: 'shell', reason: expect.stringContaining('jobs') }]);
    await writeSyncedFile(store, { local: 3, shared: 3, unfetched: [] });
    await reconciler.followRegistry();
    expect((await actions(store)).at(-1)).toBe('refuse shell');
  });

  it('refuses nothing while the note of missing files cannot be read, for five minutes at most', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const passed = await deployTwice(store);
    await mkdir(join(store, 'synced.json'));
    const { reconciler } = reconcile(store, async () => {
      throw broken('jobs');
    });
    await reconciler.begin(passed, await readRegistry(store));
    expect(reconciler.judged.postponed).toMatchObject([
      { name: 'jobs', reason: expect.stringContaining('synced.json') },
    ]);
    expect(await actions(store)).not.toContain('refuse jobs');
    vi.advanceTimersByTime(300_000);
    await reconciler.followRegistry();
    expect((await actions(store)).at(-1)).toBe('refuse jobs');
  });

  it('refuses a release after five minutes, though the files of another app never come', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await deploy(store, 'about', 'a1');
    await deploy(store, 'jobs', 'j1');
    const passed = await readRegistry(store);
    await deploy(store, 'jobs', 'j2');
    await writeSyncedFile(store, { local: 3, shared: 3, unfetched: ['about'] });
    const { reconciler } = reconcile(store, async () => {
      throw broken('jobs');
    });
    await reconciler.begin(passed, await readRegistry(store));
    for (let second = 0; second < 240; second++) {
      vi.advanceTimersByTime(1_000);
      await reconciler.followRegistry();
    }
    expect(await actions(store)).not.toContain('refuse jobs');
    for (let second = 0; second < 120; second++) {
      vi.advanceTimersByTime(1_000);
      await reconciler.followRegistry();
    }
    expect(await actions(store)).toContain('refuse jobs');
  });

  it('tries a postponed change again after longer and longer pauses, up to a minute, and any other change at once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const passed = await deployTwice(store);
    const { reconciler, starts } = reconcile(store, async (_, changed) => {
      // Each time the reason is worded otherwise.
      if (changed.includes('jobs')) throw new Error(`spawn ENOMEM at ${performance.now()}`);
    });
    await reconciler.begin(passed, await readRegistry(store));
    for (let second = 0; second < 600; second++) {
      await reconciler.followRegistry();
      vi.advanceTimersByTime(1_000);
    }
    expect(starts.mock.calls.length).toBeGreaterThan(10);
    expect(starts.mock.calls.length).toBeLessThan(20);
    await deploy(store, 'about', 'a1');
    await reconciler.followRegistry();
    expect(reconciler.live.apps.about?.version).toBe('a1');
  });
});
