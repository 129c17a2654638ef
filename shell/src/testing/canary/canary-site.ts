import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Registry } from '../../releases/release.schema.ts';
import { releaseFolder, writeJson } from '../../releases/store/store.ts';
import { Canary } from '../../server/canary/canary.ts';
import type { RenderWorker, WorkerEvents } from '../../server/supervisor/processes/render-worker.ts';
import type { Death } from '../../server/supervisor/processes/worker-death.ts';
import type { ServedRegistry } from '../../server/supervisor/quarantine/fallback.ts';
import type { Fault } from '../../server/worker/worker-messages.ts';
import { sampleRelease } from '../sample-releases/sample-release.ts';

/** A live app. */
export const app = (version: string) => ({ version, mounts: [], slots: [], previous: [] });
/** The second release of concerts is a canary for all visits. */
export const live: Registry = {
  apps: { shell: app('s1'), concerts: { ...app('c1'), canary: { version: 'c2', share: 100 } }, jobs: app('j1') },
};
export const noMemory = Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
/** What a live section does in a worker of the canary. */
export const looped = {
  part: 'page',
  kind: 'blocked',
  message: 'held the event loop',
  remote: 'jobs',
  version: 'j1',
} as const;

/** What the canary uses of a worker. */
interface FakeWorker extends Pick<RenderWorker, 'isDead' | 'isWorn' | 'drain' | 'askAnother' | 'suspend'> {
  death: Death;
}

interface CanarySite {
  store: string;
  canary: Canary;
  /** What the live workers have loaded. */
  served: ServedRegistry;
  /** The error with which the next worker without releases to verify fails to start. */
  spawnFailure: Error | undefined;
  /** The started workers: what each has loaded, and its event handlers. */
  spawned: { served: Omit<ServedRegistry, 'fallbacks'>; events: WorkerEvents; worker: FakeWorker }[];
}

export const onFault = vi.fn<(fault: Fault, urls: readonly string[]) => void>();
export const noted = vi.fn<(fault: Fault) => void>();
export const drain = vi.fn(async () => {});
export const logger = { error: vi.fn<() => void>(), info: vi.fn<() => void>() };

/** A canary whose workers start no process, for each test of a file. */
export function useCanary(): CanarySite {
  const site = { store: '', spawned: [] } as unknown as CanarySite;
  beforeAll(async () => {
    site.store = await mkdtemp(join(tmpdir(), 'ofgc-canary-'));
    for (const [name, version] of Object.entries({ concerts: 'c2', shell: 's2' })) {
      const release = sampleRelease({ name, version, mounts: [], slots: [] });
      await mkdir(releaseFolder(site.store, name, version), { recursive: true });
      await writeJson(join(releaseFolder(site.store, name, version), 'release.json'), release);
    }
  });
  // A withdrawal may still be written.
  afterAll(() => rm(site.store, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  beforeEach(() => {
    vi.clearAllMocks();
    site.served = { registry: { apps: { ...live.apps } }, unserved: [], fallbacks: [] };
    site.spawned = [];
    site.spawnFailure = undefined;
    site.canary = createCanary(site);
  });
  afterEach(() => site.canary.close());
  return site;
}

/** Another canary on the same site. */
export function createCanary(site: CanarySite, retryPause = 10): Canary {
  const canary = new Canary({
    store: site.store,
    logger,
    served: () => site.served,
    noteFault: noted,
    onFault,
    enqueue: (start) => start(),
    onSwitch: () => {},
    retryPause,
    spawner: {
      async spawn(what, verify) {
        // One of an earlier test that is still starting its workers ends there.
        if (site.canary !== canary) return new Promise<never>(() => {});
        if (site.spawnFailure && !verify) throw site.spawnFailure;
        const worker = {
          isDead: false,
          isWorn: false,
          urls: [],
          death: { entered: undefined } as Death,
          drain,
          askAnother: vi.fn(),
          suspend: vi.fn(),
        };
        const watch = (events: WorkerEvents) => void site.spawned.push({ served: what, events, worker });
        return Object.assign(worker, { watch }) as unknown as RenderWorker;
      },
    },
  });
  return canary;
}
