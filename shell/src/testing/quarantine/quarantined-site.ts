import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { makeLive } from '../../releases/registry/make-live.ts';
import { type NumberedRegistry, readRegistry } from '../../releases/registry/registry-log.ts';
import type { Registry, Release } from '../../releases/release.schema.ts';
import { WorkerStartError } from '../../server/supervisor/processes/worker-start-error.ts';
import type { ServedRegistry } from '../../server/supervisor/quarantine/fallback.ts';
import { QuarantineManager } from '../../server/supervisor/quarantine/quarantine-manager.ts';
import { by } from '../sample-releases/sample-statement.ts';
import { storeSampleRelease } from '../sample-releases/stored-release.ts';

export const noMemory = Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
export const fault = (remote: string, version: string) =>
  new WorkerStartError('it throws', { fault: { remote, version, kind: 'load', message: 'threw' } });
/** Of a start that fails, though no release is named. */
export const unnamed = new WorkerStartError('education, jobs: replaces what all sections share');

interface QuarantinedSite {
  store: string;
  /** The versions of the three releases of education, in their order; the last one is live, and does harm. */
  versions: readonly [string, string, string];
  live: Registry;
  /** What is thrown by the next starts of workers; then they start. */
  failures: Error[];
  replenished: number;
  /** Happens while workers start. */
  duringStart: (() => void) | undefined;
  /** The remotes of each call to stop their code. */
  suspended: string[][];
  /** What the trial of a release whose quarantine is over finds. */
  trial: Promise<undefined | 'unknown'>;
  /** The pages with which a release was tried again last. */
  triedPages: readonly string[];
  /** When the limit of forks allows another set of workers. */
  turn: Promise<void>;
  /** How many sets waited for the limit of forks. */
  turns: number;
  enqueue: (change: () => Promise<void>) => Promise<void>;
  /** The versions of education with which workers were started; null: without. */
  started: (string | null)[];
  manager: QuarantineManager;
  /** Another run of the site, or another site of the store. */
  create: (site?: string) => QuarantineManager;
  /** The live release of education does harm. @returns whether it is quarantined */
  harm: (urls?: string[], manager?: QuarantineManager) => boolean;
}

/** A site with jobs and education whose workers start no process, for each test of a file. */
export function useQuarantine(): QuarantinedSite {
  const site = {} as QuarantinedSite;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
    await openSite(site);
  });
  afterEach(async () => {
    site.manager.close();
    // Waits for work that was begun, because it writes into the store.
    await site.enqueue(async () => {});
    vi.useRealTimers();
  });
  return site;
}

async function openSite(site: QuarantinedSite): Promise<void> {
  const store = await testFolder();
  const educations: Release[] = [];
  for (const text of ['one', 'two', 'three']) educations.push(await storeSampleRelease(store, text));
  for (const release of [await storeJobs(store, 'jobs'), ...educations]) await makeLive(store, 'deploy', release, by);
  const { apps } = await readRegistry(store);
  let queue = Promise.resolve();
  const pool = createPool(site, { apps });
  const create = (name = 'here') =>
    new QuarantineManager({
      store,
      site: name,
      pool,
      logger: { error: () => {}, info: () => {} },
      live: () => site.live,
      suspend: (remotes) => void site.suspended.push([...remotes]),
      enqueue: (change) => site.enqueue(change),
    });
  Object.assign(site, {
    store,
    versions: educations.map(({ version }) => version) as unknown as QuarantinedSite['versions'],
    live: { apps },
    failures: [],
    replenished: 0,
    duringStart: undefined,
    suspended: [],
    trial: Promise.resolve(undefined),
    triedPages: [],
    turn: Promise.resolve(),
    turns: 0,
    enqueue: (change) => (queue = queue.then(change).catch(() => {})),
    started: [],
    manager: create(),
    create,
    harm: (urls, manager = site.manager) =>
      manager.judge({ remote: 'education', version: site.versions[2], kind: 'blocked', message: 'blocked' }, urls),
  } satisfies QuarantinedSite);
}

function createPool(site: QuarantinedSite, live: Registry) {
  const pool = {
    served: { registry: live, unserved: [], fallbacks: [] } as ServedRegistry,
    start: async (served: ServedRegistry) => {
      const { education } = served.registry.apps;
      site.started.push(served.unserved.includes('education') ? null : (education?.version ?? null));
      const failure = site.failures.shift();
      if (failure) throw failure;
      site.duringStart?.();
      pool.served = served;
    },
    restartTurn: () => (site.turns++, site.turn),
    replenish: () => void site.replenished++,
    try: (_served: ServedRegistry, _remote: string, pages: readonly string[]) => {
      site.triedPages = pages;
      return site.trial;
    },
  };
  return pool;
}

const storeJobs = (store: string, text: string) =>
  storeSampleRelease(store, text, { name: 'jobs', mounts: ['/portal-empleo'], slots: [] });

/** Another release of a section is deployed; the manager does not know of it yet. @returns the registry with it */
export async function deployNext({ store }: QuarantinedSite, section: 'education' | 'jobs'): Promise<NumberedRegistry> {
  const next = await (section === 'jobs' ? storeJobs(store, 'next') : storeSampleRelease(store, 'next'));
  await makeLive(store, 'deploy', next, by);
  return readRegistry(store);
}
