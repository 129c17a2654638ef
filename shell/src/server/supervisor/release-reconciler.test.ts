import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { describe, expect, it, vi } from 'vitest';
import { writeSyncedFile } from '../../releases/database/synced-file.ts';
import { withCanary } from '../../releases/registry/change-canary.ts';
import { readAccepted } from '../../releases/registry/accepted-registry.ts';
import { makeLive, takeDown } from '../../releases/registry/make-live.ts';
import { readHistory, readRegistry, registryFolder } from '../../releases/registry/registry-log.ts';
import { servedReleases } from '../../releases/registry/served-releases.ts';
import type { Registry } from '../../releases/release.schema.ts';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { WorkerStartError } from './processes/worker-start-error.ts';
import { ReleaseReconciler } from './release-reconciler.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

let store: string;
useTestFolder((folder) => void (store = folder));

async function deploy(name: string, version: string): Promise<void> {
  const release = sampleRelease({ name, version });
  await makeLive(store, 'deploy', release, by);
}

const broken = (remote: string) =>
  new WorkerStartError('it throws', { fault: { remote, version: 'v', kind: 'load', message: 'threw' } });
const noMemory = Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
const killed = new WorkerStartError('the worker ended with SIGKILL', { isForeign: true });

/** @param startDeployed starts the workers: what it throws is the reason why they do not start @param canary that runs */
function reconcile(startDeployed: (wanted: Registry, changed: string[]) => Promise<void>, canary = () => '') {
  const logger = { error: vi.fn(), info: vi.fn(), warn: vi.fn() };
  const starts = vi.fn(startDeployed);
  const reconciler = new ReleaseReconciler({
    store,
    quarantineManager: { startDeployed: starts, startLive: async () => {} },
    logger,
    canary,
    onJudged: () => {},
  });
  return { reconciler, starts, logger };
}
const actions = async () => (await readHistory(store)).map(({ event: { action, app } }) => `${action} ${app}`);
const liveNow = async (app = 'jobs') => (await readRegistry(store)).apps[app];

/** The second release of jobs was deployed after the first one had passed. */
async function deployTwice() {
  await deploy('jobs', 'j1');
  const passed = await readRegistry(store);
  await deploy('jobs', 'j2');
  return passed;
}

describe('the reconciler', () => {
  it('refuses each deployed release with which no worker starts', async () => {
    const passed = await deployTwice();
    await deploy('about', 'a1');
    const { reconciler, starts } = reconcile(async (_, [name = '']) => {
      throw broken(name);
    });
    await reconciler.begin(passed, await readRegistry(store));
    expect(starts).toHaveBeenCalledTimes(3);
    expect((await actions()).slice(3)).toEqual(['refuse jobs', 'refuse about']);
  });

  it('refuses no release when the site ends while workers start', async () => {
    const passed = await deployTwice();
    const { reconciler } = reconcile(async () => {
      reconciler.stop();
      throw broken('jobs');
    });
    await reconciler.begin(passed, await readRegistry(store));
    expect(await actions()).toEqual(['deploy jobs', 'deploy jobs']);
  });

  it.each([
    ['the machine has no memory', noMemory],
    ['somebody kills the worker', killed],
    ['another section fails', broken('about')],
  ])('refuses no release because %s, and tries it again', async (_, trouble) => {
    const passed = await deployTwice();
    const { reconciler, starts, logger } = reconcile(vi.fn(async () => {}).mockRejectedValueOnce(trouble));
    await reconciler.begin(passed, await readRegistry(store));
    expect([reconciler.live.apps.jobs?.version, (await liveNow())?.version]).toEqual(['j1', 'j2']);
    expect(logger.warn).toHaveBeenCalledWith(expect.objectContaining({ name: 'jobs', version: 'j2' }), 'postponed');
    await reconciler.followRegistry();
    expect(reconciler.live.apps.jobs?.version).toBe('j2');
    await reconciler.followRegistry();
    expect(starts).toHaveBeenCalledTimes(2);
    expect(await actions()).toEqual(['deploy jobs', 'deploy jobs']);
  });

  it('counts no release as one that has served that was only postponed until it was replaced', async () => {
    await deploy('shell', 's1');
    const passed = await deployTwice();
    let trouble: Error | null = killed;
    const { reconciler } = reconcile(async () => {
      if (trouble) throw trouble;
    });
    await reconciler.begin(passed, await readRegistry(store));
    const hasServed = async (version: string) => (await servedReleases(store))({ name: 'jobs', version, shell: 's1' });
    await deploy('jobs', 'j3');
    expect([await hasServed('j1'), await hasServed('j2')]).toEqual([true, false]);
    trouble = null;
    await reconciler.followRegistry();
    for (const version of ['j2', 'j4']) {
      await deploy('jobs', version);
      await reconciler.followRegistry();
    }
    expect([await hasServed('j2'), await hasServed('j3')]).toEqual([true, true]);
  });

  it('counts one that was postponed as served when only the shell returns to the one beside which it waited', async () => {
    await deploy('shell', 's1');
    const passed = await deployTwice();
    let trouble: Error | null = killed;
    const { reconciler } = reconcile(async () => {
      if (trouble) throw trouble;
    });
    await reconciler.begin(passed, await readRegistry(store));
    trouble = null;
    for (const version of ['s2', 's1']) {
      await deploy('shell', version);
      await reconciler.followRegistry();
    }
    expect((await servedReleases(store))({ name: 'jobs', version: 'j2', shell: 's1' })).toBe(true);
  });

  it('refuses no section while the shell waits that it was built for', async () => {
    await deploy('shell', 's1');
    const passed = await deployTwice();
    await deploy('shell', 's2');
    const { reconciler } = reconcile(async (_, changed) => {
      throw changed.includes('shell') ? killed : broken('jobs');
    });
    await reconciler.begin(passed, await readRegistry(store));
    expect(reconciler.judged.postponed.map(({ name }) => name)).toEqual(['shell', 'jobs']);
    expect(await actions()).not.toContain('refuse jobs');
  });

  it('refuses no section while another shell waits, though it has failed beside an earlier one long ago', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await deploy('shell', 's1');
    const passed = await deployTwice();
    let isWaiting = true;
    const { reconciler } = reconcile(async (_, changed) => {
      if (isWaiting) throw changed.includes('shell') ? killed : broken('jobs');
    });
    await deploy('shell', 's2');
    await reconciler.begin(passed, await readRegistry(store));
    isWaiting = false;
    vi.advanceTimersByTime(1_000);
    await reconciler.followRegistry();
    await deploy('jobs', 'j1');
    await reconciler.followRegistry();
    vi.advanceTimersByTime(400_000);
    isWaiting = true;
    for (const [name, version] of Object.entries({ shell: 's3', jobs: 'j2' })) await deploy(name, version);
    await reconciler.followRegistry();
    expect(reconciler.judged.postponed.map(({ name }) => name)).toEqual(['shell', 'jobs']);
    expect(await actions()).not.toContain('refuse jobs');
    vi.useRealTimers();
  });

  it('refuses nothing while the files of another app are missing here, and then what still fails', async () => {
    await deploy('shell', 's1');
    await deploy('jobs', 'j1');
    const passed = await readRegistry(store);
    await deploy('shell', 's2');
    await writeSyncedFile(store, { local: 3, shared: 3, unfetched: ['jobs'] });
    const { reconciler } = reconcile(async () => {
      throw new WorkerStartError('jobs j1 imports Card, which shell s2 does not have');
    });
    await reconciler.begin(passed, await readRegistry(store));
    expect(reconciler.judged.postponed).toMatchObject([{ name: 'shell', reason: expect.stringContaining('jobs') }]);
    await writeSyncedFile(store, { local: 3, shared: 3, unfetched: [] });
    await reconciler.followRegistry();
    expect((await actions()).at(-1)).toBe('refuse shell');
  });

  it('refuses nothing while the note of missing files cannot be read, for five minutes at most', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const passed = await deployTwice();
    await mkdir(join(store, 'synced.json'));
    const { reconciler } = reconcile(async () => {
      throw broken('jobs');
    });
    await reconciler.begin(passed, await readRegistry(store));
    expect(reconciler.judged.postponed).toMatchObject([
      { name: 'jobs', reason: expect.stringContaining('synced.json') },
    ]);
    expect(await actions()).not.toContain('refuse jobs');
    vi.advanceTimersByTime(300_000);
    await reconciler.followRegistry();
    expect((await actions()).at(-1)).toBe('refuse jobs');
    vi.useRealTimers();
  });

  it('refuses a release after five minutes, though the files of another app never come', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await deploy('about', 'a1');
    await deploy('jobs', 'j1');
    const passed = await readRegistry(store);
    await deploy('jobs', 'j2');
    await writeSyncedFile(store, { local: 3, shared: 3, unfetched: ['about'] });
    const { reconciler } = reconcile(async () => {
      throw broken('jobs');
    });
    await reconciler.begin(passed, await readRegistry(store));
    for (let second = 0; second < 240; second++) {
      vi.advanceTimersByTime(1_000);
      await reconciler.followRegistry();
    }
    expect(await actions()).not.toContain('refuse jobs');
    for (let second = 0; second < 120; second++) {
      vi.advanceTimersByTime(1_000);
      await reconciler.followRegistry();
    }
    expect(await actions()).toContain('refuse jobs');
    vi.useRealTimers();
  });

  it('ends a canary that is taken back, though the change of another app is postponed', async () => {
    const passed = await deployTwice();
    const { apps } = await readRegistry(store);
    const [name = ''] = Object.keys(apps);
    const { reconciler } = reconcile(async () => {
      throw new Error('spawn ENOMEM');
    });
    const wanted = await readRegistry(store);
    await reconciler.begin(withCanary(passed, name, { version: 'v9', share: 10 }), wanted);
    expect(reconciler.judged.postponed).not.toEqual([]);
    expect(reconciler.live.apps[name]?.canary).toBeUndefined();
  });

  it('tries a postponed change again after longer and longer pauses, up to a minute, and any other change at once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const passed = await deployTwice();
    const { reconciler, starts } = reconcile(async (_, changed) => {
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
    await deploy('about', 'a1');
    await reconciler.followRegistry();
    expect(reconciler.live.apps.about?.version).toBe('a1');
    vi.useRealTimers();
  });

  it('never brings a section back that was taken down, whatever fails then', async () => {
    await deploy('jobs', 'j1');
    const passed = await readRegistry(store);
    await takeDown(store, 'jobs', null, by);
    const { reconciler } = reconcile(async () => {
      throw new WorkerStartError('the shell throws');
    });
    await reconciler.begin(passed, await readRegistry(store));
    expect((await liveNow())?.removed).toEqual({ redirect: null });
  });

  it('keeps a section taken down that was taken down while its release was judged', async () => {
    const passed = await deployTwice();
    const { reconciler } = reconcile(async (wanted) => {
      if (wanted.apps.jobs?.removed) return;
      await takeDown(store, 'jobs', null, by);
      throw broken('jobs');
    });
    await reconciler.begin(passed, await readRegistry(store));
    await reconciler.followRegistry();
    expect(await actions()).toEqual(['deploy jobs', 'deploy jobs', 'remove jobs']);
    expect(reconciler.live.apps.jobs?.removed).toEqual({ redirect: null });
  });

  it('writes one status after the other, so that the newest stays', async () => {
    const folder = join(store, 'status');
    /** What was written when the next status was made. */
    const written: string[] = [];
    const { reconciler } = reconcile(
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
    const passed = await deployTwice();
    const { reconciler } = reconcile(async () => {
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
    expect((await actions()).at(-1)).toBe('refuse jobs');
  });
});
