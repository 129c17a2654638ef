import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Registry, Release } from '../../../releases/release.schema.ts';
import { makeLive } from '../../../releases/registry/make-live.ts';
import { readRegistry } from '../../../releases/registry/registry-log.ts';
import { storeSampleRelease } from '../../../testing/sample-releases/stored-release.ts';
import { WorkerStartError } from '../processes/worker-start-error.ts';
import type { ServedRegistry } from './fallback.ts';
import { readQuarantined, requestRelease } from '../../../releases/registry/quarantine-file.ts';
import { QuarantineManager } from './quarantine-manager.ts';
import { by } from '../../../testing/sample-releases/sample-statement.ts';

const noMemory = Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });

let store: string;
/** Three releases of education in their order; the last one is live, and does harm. */
let releases: Release[];
let live: Registry;
/** What is thrown by the next starts of workers; then they start. */
let failures: Error[];
let replenished: number;
/** Happens while workers start. */
let duringStart: (() => void) | undefined;
/** The remotes of each call to stop their code. */
let suspended: string[][];
/** What the trial of a release whose quarantine is over finds. */
let trial: Promise<undefined | 'unknown'>;
/** When the limit of forks allows another set of workers. */
let turn: Promise<void>;
/** How many sets waited for the limit of forks. */
let turns: number;
let enqueue: (change: () => Promise<void>) => Promise<void>;
/** The versions of education with which workers were started; null: without. */
let started: (string | null)[];
let containment: QuarantineManager;
/** Another run of the site, or another site of the store. */
let create: (site?: string) => QuarantineManager;
/** The pages with which a release was tried again last. */
let triedPages: readonly string[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  store = await testFolder();
  const sections = [await storeSampleRelease(store, 'jobs', { name: 'jobs', mounts: ['/portal-empleo'], slots: [] })];
  releases = [];
  for (const text of ['one', 'two', 'three']) releases.push(await storeSampleRelease(store, text));
  for (const release of [...sections, ...releases]) await makeLive(store, 'deploy', release, by);
  const { apps } = await readRegistry(store);
  live = { apps };
  failures = [];
  started = [];
  suspended = [];
  duringStart = undefined;
  trial = Promise.resolve(undefined);
  turn = Promise.resolve();
  turns = 0;
  replenished = 0;
  const pool = {
    served: { registry: live, unserved: [], fallbacks: [] } as ServedRegistry,
    start: async (served: ServedRegistry) => {
      started.push(served.unserved.includes('education') ? null : (served.registry.apps.education?.version ?? null));
      const failure = failures.shift();
      if (failure) throw failure;
      duringStart?.();
      pool.served = served;
    },
    restartTurn: () => (turns++, turn),
    replenish: () => void replenished++,
    try: (_served: ServedRegistry, _remote: string, pages: readonly string[]) => {
      triedPages = pages;
      return trial;
    },
  };
  let queue = Promise.resolve();
  enqueue = (change) => (queue = queue.then(change).catch(() => {}));
  create = (site = 'here') =>
    new QuarantineManager({
      store,
      site,
      pool,
      logger: { error: () => {}, info: () => {} },
      live: () => live,
      suspend: (remotes) => void suspended.push([...remotes]),
      enqueue,
    });
  containment = create();
});
afterEach(async () => {
  containment.close();
  // Waits for work that was begun, because it writes into the store.
  await enqueue(async () => {});
  vi.useRealTimers();
});

const versions = () => releases.map(({ version }) => version);
const fault = (remote: string, version: string) =>
  new WorkerStartError('it throws', { fault: { remote, version, kind: 'load', message: 'threw' } });
const unnamed = new WorkerStartError('education, jobs: replaces what all sections share');
const deployJobs = async () => {
  const next = await storeSampleRelease(store, 'next', { name: 'jobs', mounts: ['/portal-empleo'], slots: [] });
  await makeLive(store, 'deploy', next, by);
  return readRegistry(store);
};
/** The live release of education does harm. */
const harm = (urls: string[] = []) =>
  containment.judge({ remote: 'education', version: versions()[2] ?? '', kind: 'blocked', message: 'blocked' }, urls);

describe('the containment of a harmful release', () => {
  it('blames no release for an error of the system while its files are read', () => {
    const error = { kind: 'load', message: 'this machine cannot read its files', code: 'EMFILE' } as const;
    expect(containment.judge({ remote: 'education', version: versions()[2] ?? '', ...error })).toBe(false);
    expect([containment.quarantined, started]).toEqual([[], []]);
  });

  it('starts workers with the release before it', async () => {
    expect(harm()).toBe(true);
    await vi.waitFor(() => expect(started).toEqual([versions()[1]]));
  });

  it('leaves out a release before it that fails itself, and no other', async () => {
    const [first, second] = versions();
    failures = [fault('education', second ?? '')];
    harm();
    await vi.waitFor(() => expect(started).toEqual([second, first]));
  });

  it('starts no second and third set of workers for a deploy before the limit of forks allows it', async () => {
    const allowed = Promise.withResolvers<void>();
    const [first, second] = versions();
    turn = new Promise(() => {});
    harm();
    turn = allowed.promise;
    failures = [fault('education', second ?? ''), fault('education', first ?? '')];
    const deploying = containment.startDeployed(await deployJobs(), ['jobs']);
    await vi.waitFor(() => expect(turns).toBe(2));
    expect(started).toEqual([second]);
    allowed.resolve();
    await deploying;
    expect([started, turns]).toEqual([[second, first, null], 3]);
  });

  it('blames no release for a machine without memory, replaces the harmed worker and tries again', async () => {
    failures = [noMemory];
    harm();
    // Each look moves the clock by the interval.
    await vi.waitFor(() => expect(replenished).toBe(1), { interval: 1 });
    expect(started).toEqual([versions()[1]]);
    vi.advanceTimersByTime(2_000);
    await vi.waitFor(() => expect(started).toEqual([versions()[1], versions()[1]]));
    vi.advanceTimersByTime(4_000);
    await enqueue(async () => {});
    expect(started).toHaveLength(2);
  });

  it.each([[['jobs']], [['jobs', 'shell']]])(
    'blames no release that is deployed (%s) for what a release before it lacks',
    async (changed) => {
      const [first, second] = versions();
      turn = new Promise(() => {});
      harm();
      turn = Promise.resolve();
      failures = [fault('education', second ?? '')];
      const { apps } = await deployJobs();
      await containment.startDeployed({ apps: { ...apps, shell: apps.jobs! } }, changed);
      expect(started).toEqual([second, first]);
    },
  );

  it.each<[string, Error[], boolean]>([
    ['blames the releases before it for what fails only with them, though nobody is named', [unnamed], true],
    ['blames the deployed release for what fails without any release before it, too', [unnamed, unnamed], false],
  ])('%s', async (_, thrown, isLive) => {
    const [first, second] = versions();
    const allowed = Promise.withResolvers<void>();
    turn = allowed.promise;
    harm();
    turn = Promise.resolve();
    failures = thrown;
    const deploying = containment.startDeployed(await deployJobs(), ['jobs']);
    if (isLive) await deploying;
    else await expect(deploying).rejects.toThrow(unnamed);
    allowed.resolve();
    await vi.waitFor(() => expect(started).toEqual([second, null, isLive ? first : second]));
  });

  it('leaves out another section that does not load, and serves what was deployed', async () => {
    const next = await storeSampleRelease(store, 'next');
    await makeLive(store, 'deploy', next, by);
    const wanted = await readRegistry(store);
    failures = [fault('jobs', live.apps.jobs?.version ?? '')];
    await containment.startDeployed(wanted, ['education']);
    expect(started).toEqual([next.version, next.version]);
    expect(await readQuarantined(store)).toMatchObject([{ remote: 'jobs', version: live.apps.jobs?.version }]);
  });

  it('is no longer written down for a release that a deploy has replaced', async () => {
    harm();
    await vi.waitFor(async () => expect(await readQuarantined(store)).toHaveLength(1));
    await makeLive(store, 'deploy', await storeSampleRelease(store, 'next'), by);
    await containment.startDeployed(await readRegistry(store), ['education']);
    expect(await readQuarantined(store)).toEqual([]);
  });

  it('stops a release that does harm while workers for a deploy start in these, too', async () => {
    duringStart = () => {
      duringStart = undefined;
      harm();
      suspended = [];
    };
    await containment.startDeployed(await deployJobs(), ['jobs']);
    expect(suspended[0]).toEqual(['education']);
  });

  it('does not hold up deploys while it tries a release again', async () => {
    const tried = Promise.withResolvers<undefined>();
    trial = tried.promise;
    harm();
    await vi.waitFor(() => expect(started).toHaveLength(1));
    vi.advanceTimersByTime(120_000);
    await enqueue(async () => {});
    tried.resolve(undefined);
    await vi.waitFor(() => expect(started).toEqual([versions()[1], versions()[2]]));
  });

  it('holds up no deploy while the limit of forks allows no other workers, and then starts one set', async () => {
    const allowed = Promise.withResolvers<void>();
    turn = allowed.promise;
    harm();
    containment.release({ remote: 'education', at: Date.now() + 1_000 });
    harm();
    await enqueue(async () => {});
    expect([suspended.length, started]).toEqual([2, []]);
    allowed.resolve();
    await vi.waitFor(() => expect(started).toEqual([versions()[1]]));
    await enqueue(async () => {});
    expect(started).toHaveLength(1);
  });

  it('neither ends nor prolongs a quarantine where nothing came of the trial, and tries again', async () => {
    trial = Promise.resolve('unknown');
    harm(['/conciertos']);
    await vi.waitFor(() => expect(started).toHaveLength(1));
    vi.advanceTimersByTime(62_000);
    await enqueue(async () => {});
    expect(containment.quarantined).toHaveLength(1);
    const own = ['/educacion-comunidad', '/en/educacion-comunidad'];
    await vi.waitFor(() => expect(triedPages).toEqual(['/conciertos', ...own]));
    trial = Promise.resolve(undefined);
    await vi.waitFor(() => expect(vi.advanceTimersByTime(2_000) && started).toEqual([versions()[1], versions()[2]]));
  });

  it('tells the workers that go on which code is free again', async () => {
    turn = new Promise(() => {});
    harm();
    await containment.startDeployed(live, ['education']);
    expect(suspended).toEqual([['education'], []]);
  });

  it('is over for the command that ends it although no workers can be started for the release', async () => {
    harm();
    await vi.waitFor(async () => expect(await readQuarantined(store)).toHaveLength(1));
    failures = [noMemory];
    containment.release({ remote: 'education', at: Date.now() + 1_000 });
    await vi.waitFor(async () => expect(await readQuarantined(store)).toEqual([]));
  });

  it.each(['here', 'in a new container'])(
    'goes on when the site starts again %s, for the rest of its time',
    async (site) => {
      harm();
      await vi.waitFor(() => expect(started).toHaveLength(1));
      await enqueue(async () => {});
      const { quarantined } = containment;
      containment.close();
      containment = create(site.replaceAll(' ', '-'));
      await containment.restore();
      expect(containment.quarantined).toMatchObject([
        { remote: 'education', version: versions()[2], reason: quarantined[0]?.reason },
      ]);
      await containment.startLive();
      expect(started).toEqual([versions()[1], versions()[1]]);
      vi.advanceTimersByTime(62_000);
      await vi.waitFor(() => expect(started.at(-1)).toBe(versions()[2]));
      // The page that led to the quarantine is forgotten, so the section's pages are tried.
      expect(triedPages).toEqual(['/educacion-comunidad', '/en/educacion-comunidad']);
      await enqueue(async () => {});
    },
  );

  it('ends with a request that was made while the site did not run, on each site of the store, and on none later', async () => {
    turn = new Promise(() => {});
    const other = create('there');
    harm();
    other.judge({ remote: 'education', version: versions()[2] ?? '', kind: 'blocked', message: 'blocked' });
    await vi.waitFor(async () => expect(await readQuarantined(store)).toHaveLength(2));
    other.close();
    containment.close();
    await requestRelease(store, 'education');
    for (const site of ['here', 'there']) {
      containment = create(site);
      await containment.restore();
      expect(containment.quarantined).toEqual([]);
      containment.close();
    }
    containment = create();
    harm();
    containment.release({ remote: 'education', at: Date.now() - 1_000 });
    expect(containment.quarantined).toHaveLength(1);
    await containment.startLive();
  });

  it('ends once with a request, also with one of a machine whose clock is ahead', async () => {
    turn = new Promise(() => {});
    const request = { remote: 'education', at: Date.now() + 60_000 };
    harm();
    containment.release(request);
    expect(containment.quarantined).toEqual([]);
    harm();
    containment.release(request);
    expect(containment.quarantined).toHaveLength(1);
    await containment.startLive();
  });

  it('is over for the next start, too, although no workers can be started for a release that did well again', async () => {
    harm();
    await vi.waitFor(() => expect(started).toHaveLength(1));
    await enqueue(async () => {});
    failures = [noMemory];
    vi.advanceTimersByTime(62_000);
    await vi.waitFor(() => expect(started).toHaveLength(2));
    expect(await readQuarantined(store)).toEqual([]);
  });

  it('throws the fault of the release that was deployed, and does not try again', async () => {
    const next = await storeSampleRelease(store, 'next');
    await makeLive(store, 'deploy', next, by);
    failures = [fault('education', next.version)];
    await expect(containment.startDeployed(await readRegistry(store), ['education'])).rejects.toThrow('it throws');
    expect(started).toEqual([next.version]);
  });
});
