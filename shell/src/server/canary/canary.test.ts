import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Registry } from '../../releases/release.schema.ts';
import { releaseFolder, writeJson } from '../../releases/store/store.ts';
import { registryFolder } from '../../releases/registry/registry-log.ts';
import { writeRenderReport } from '../metrics/render-timings.ts';
import { sampleRelease } from '../../testing/sample-release.ts';
import type { RenderWorker, WorkerEvents } from '../supervisor/processes/render-worker.ts';
import { WorkerStartError } from '../supervisor/processes/worker-start-error.ts';
import type { Death } from '../supervisor/processes/worker-death.ts';
import type { ServedRegistry } from '../supervisor/quarantine/fallback.ts';
import { Canary } from './canary.ts';

const app = (version: string) => ({ version, mounts: [], slots: [], previous: [] });
const live: Registry = {
  apps: { shell: app('s1'), concerts: { ...app('c1'), canary: { version: 'c2', share: 100 } }, jobs: app('j1') },
};
const noMemory = Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
const fault = { part: 'page', kind: 'blocked', message: 'held the event loop' } as const;
const looped = { ...fault, remote: 'jobs', version: 'j1' } as const;

/** What the canary uses of a worker. */
interface FakeWorker extends Pick<RenderWorker, 'isDead' | 'isWorn' | 'drain' | 'askAnother' | 'suspend'> {
  death: Death;
}

let store: string;
let served: ServedRegistry;
let canary: Canary;
/** The error with which the next worker without releases to verify fails to start. */
let spawnFailure: Error | undefined;
const shellCanary: Registry = {
  apps: { ...live.apps, shell: { ...app('s1'), canary: { version: 's2', share: 100 } } },
};
/** The started workers: what each has loaded, and its event handlers. */
let spawned: { served: Omit<ServedRegistry, 'fallbacks'>; events: WorkerEvents; worker: FakeWorker }[];
const onFault = vi.fn();
const drain = vi.fn(async () => {});
const logger = { error: vi.fn(), info: vi.fn() };

beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-canary-'));
  for (const [name, version] of Object.entries({ concerts: 'c2', shell: 's2' })) {
    const release = sampleRelease({ name, version, mounts: [], slots: [] });
    await mkdir(releaseFolder(store, name, version), { recursive: true });
    await writeJson(join(releaseFolder(store, name, version), 'release.json'), release);
  }
});
afterAll(() => rm(store, { recursive: true, force: true }));
beforeEach(() => {
  vi.clearAllMocks();
  served = { registry: { apps: { ...live.apps } }, unserved: [], fallbacks: [] };
  spawned = [];
  spawnFailure = undefined;
  canary = new Canary({
    store,
    logger,
    served: () => served,
    onFault,
    refollow: () => void canary.follow(live),
    onSwitch: () => {},
    retryPause: 10,
    spawner: {
      async spawn(what, verify) {
        if (spawnFailure && !verify) throw spawnFailure;
        const worker = {
          isDead: false,
          isWorn: false,
          urls: [],
          death: { entered: undefined } as Death,
          drain,
          askAnother: vi.fn(),
          suspend: vi.fn(),
        };
        const watch = (events: WorkerEvents) => void spawned.push({ served: what, events, worker });
        return Object.assign(worker, { watch }) as unknown as RenderWorker;
      },
    },
  });
});

const settled = () => vi.waitFor(() => expect(spawned).toHaveLength(4));

it('canary workers start again without a section that is taken down or quarantined', async () => {
  await canary.follow(live);
  await canary.follow(live);
  expect(spawned).toHaveLength(2);
  served.registry.apps.jobs = { ...app('j1'), removed: { redirect: null } };
  await canary.follow(live);
  expect(spawned.at(-1)?.served.registry.apps).toMatchObject({ jobs: { removed: {} }, concerts: { version: 'c2' } });
  served = { ...served, unserved: ['jobs', 'concerts'] };
  await canary.follow(live);
  expect(spawned.at(-1)?.served.unserved).toEqual(['jobs']);
});

it('the canary is withdrawn when its own code causes a fault', async () => {
  await canary.follow(live);
  spawned[0]?.events.onFault({ ...looped, remote: 'concerts', version: 'c2' });
  expect(canary.takes(() => 'ana')).toBe(false);
  expect(onFault).not.toHaveBeenCalled();
});

it('the canary stays when another section causes a fault in its workers, which are replaced', async () => {
  await canary.follow(live);
  spawned[0]?.events.onFault(looped);
  expect(onFault).toHaveBeenCalledExactlyOnceWith(looped, []);
  await settled();
  expect(canary.takes(() => 'ana')).toBe(true);
});

it('the canary stays when another section ends one of its workers', async () => {
  await canary.follow(live);
  const [first] = spawned;
  if (!first) throw new Error('no worker');
  first.worker.death = { entered: looped };
  first.events.onDeath();
  await settled();
  expect(logger.error).not.toHaveBeenCalled();
});

it.each<[string, (events: WorkerEvents) => void]>([
  ['somebody kills one of its workers', (events) => events.onDeath()],
  ['one of its workers holds too much memory', (events) => events.onWorn('holds too much memory')],
])('the canary stays when %s, and its workers are replaced', async (_, happens) => {
  await canary.follow(live);
  happens(spawned[0]!.events);
  await settled();
  expect(canary.takes(() => 'ana')).toBe(true);
  expect(logger.error).not.toHaveBeenCalled();
});

const failedPage = writeRenderReport({
  page: { remote: 'concerts', version: 'c2' },
  seconds: 0.01,
  errors: [{ remote: 'concerts', version: 'c2', kind: 'page' }],
});

it('the canary is withdrawn when its pages fail, and not while it is the API that is down', async () => {
  await canary.follow(live);
  for (let page = 0; page < 9; page++) canary.answered({ ...failedPage, 'x-page-outage': 'api' });
  expect(canary.takes(() => 'ana')).toBe(true);
  for (let page = 0; page < 3; page++) canary.answered(failedPage);
  expect(canary.takes(() => 'ana')).toBe(false);
});

it('the canary is withdrawn for errors in the browsers of visitors that get it, and of no others', async () => {
  const registry = structuredClone(live);
  registry.apps.concerts!.canary!.share = 50;
  await canary.follow(registry);
  const visitors = Array.from({ length: 50 }, (_, number) => `visitor ${number}`);
  const others = visitors.filter((visitor) => !canary.takes(() => visitor));
  const [one = ''] = visitors.filter((visitor) => !others.includes(visitor));
  for (const visitor of others) canary.errorSeen({ remote: 'concerts', version: 'c2' }, visitor);
  expect(canary.takes(() => one)).toBe(true);
  for (let error = 0; error < 3; error++) canary.errorSeen({ remote: 'concerts', version: 'c2' }, one);
  expect(canary.takes(() => one)).toBe(false);
});

it('a canary whose withdrawal cannot be written down does not start again', async () => {
  await canary.follow(live);
  const registry = registryFolder(store);
  await rm(registry, { recursive: true, force: true });
  await writeFile(registry, 'no folder');
  spawned[0]?.events.onFault({ ...looped, remote: 'concerts', version: 'c2' });
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalledTimes(2));
  await canary.follow(live);
  expect([canary.takes(() => 'ana'), spawned.length]).toEqual([false, 2]);
  await rm(registry);
});

it('the canary is withdrawn when its workers end repeatedly, whichever section causes it', async () => {
  await canary.follow(live);
  for (let turn = 0; turn < 6; turn++) {
    const before = spawned.length;
    spawned.at(-1)?.events.onFault(looped);
    if (turn < 5) await vi.waitFor(() => expect(spawned).toHaveLength(before + 2));
  }
  expect(canary.takes(() => 'ana')).toBe(false);
});

it('the canary stays when another release goes live, and the old workers’ end is blamed on nobody', async () => {
  await canary.follow(live);
  served.registry.apps.jobs = app('j2');
  await canary.follow(live);
  for (const { events } of spawned.slice(0, 2)) {
    events.onFault({ ...looped, remote: 'concerts', version: 'c2' });
    events.onFault(looped);
    events.onWorn('holds too much memory');
    events.onDeath();
  }
  expect([canary.takes(() => 'ana'), spawned.length]).toEqual([true, 4]);
  expect(onFault).not.toHaveBeenCalled();
  expect(logger.error).not.toHaveBeenCalled();
});

it('the canary is withdrawn when one of its workers does not start, and the started worker is ended', async () => {
  spawnFailure = new WorkerStartError('not done within 30 s');
  await canary.follow(live);
  expect(canary.takes(() => 'ana')).toBe(false);
  expect(logger.error).toHaveBeenCalledWith(expect.anything(), 'the canary is withdrawn: not done within 30 s');
  expect(drain).toHaveBeenCalledOnce();
});

it.each([
  ['does not start any more', new Error('ended with SIGKILL')],
  ['starts', undefined],
])('the canary is not withdrawn when the site ends while it starts and its worker %s', async (_, failure) => {
  spawnFailure = failure;
  const following = canary.follow(live);
  canary.close();
  await following;
  expect(logger.error).not.toHaveBeenCalled();
  expect([canary.takes(() => 'ana'), drain.mock.calls.length]).toEqual([false, failure ? 1 : 2]);
});

it('the canary is withdrawn when its own pages fail, however many pages of others are sent', async () => {
  await canary.follow(live);
  for (let page = 0; page < 300; page++) canary.pageSent(['jobs']);
  for (let page = 0; page < 3; page++) {
    canary.pageSent(['jobs', 'concerts']);
    canary.answered(failedPage);
  }
  expect(canary.takes(() => 'ana')).toBe(false);
});

it.each<[string, (events: WorkerEvents) => void]>([
  ['code is stopped', (events) => events.onFault(looped)],
  ['code fails again and again', (events) => [1, 2, 3].forEach(() => events.onFault({ ...looped, kind: 'rejection' }))],
  ['pages fail', () => [1, 2, 3].forEach(() => canary.answered(failedPage))],
])(
  'a canary of the shell is withdrawn, and no live section is blamed, when a section’s %s in it',
  async (_, happens) => {
    await canary.follow(shellCanary);
    happens(spawned[0]!.events);
    expect(canary.takes(() => 'ana')).toBe(false);
    expect(onFault).not.toHaveBeenCalled();
  },
);

it('the canary stays when another section has faults that leave its workers whole, and these go on', async () => {
  await canary.follow(live);
  for (let time = 0; time < 9; time++) spawned[0]?.events.onFault({ ...looped, kind: 'rejection' });
  expect(onFault).toHaveBeenCalledTimes(9);
  expect([canary.takes(() => 'ana'), spawned.length]).toEqual([true, 2]);
});

it('the canary stays when the machine cannot read its files in one of its workers, which are replaced', async () => {
  await canary.follow(live);
  const unread = { remote: 'concerts', version: 'c2', kind: 'load', message: 'does not load', code: 'EMFILE' } as const;
  spawned[1]?.events.onFault({ ...unread, part: 'import' });
  await settled();
  expect(canary.takes(() => 'ana')).toBe(true);
});

it('requests leave a worker of the canary whose code was stopped, before it is replaced', async () => {
  await canary.follow(live);
  const { events, worker } = spawned[0]!;
  events.onFault({ ...looped, remote: 'concerts', version: 'c2' });
  expect(worker.isWorn).toBe(true);
  expect(worker.askAnother).toHaveBeenCalled();
});

it('the canary’s workers stop running what is quarantined, except the canary itself', async () => {
  await canary.follow(live);
  canary.suspend(['jobs', 'concerts']);
  for (const { worker } of spawned) expect(worker.suspend).toHaveBeenCalledExactlyOnceWith(['jobs']);
});

it('the canary’s workers stop running what was quarantined while they started', async () => {
  const following = canary.follow(live);
  canary.suspend(['jobs']);
  await following;
  expect(spawned).toHaveLength(2);
  for (const { worker } of spawned) expect(worker.suspend).toHaveBeenCalledExactlyOnceWith(['jobs']);
});

it.each([
  ['the machine has no memory', noMemory],
  ['somebody kills its worker', new WorkerStartError('the worker ended with SIGKILL', { isForeign: true })],
])('the canary is not withdrawn when it does not start because %s, and starts later', async (_, failure) => {
  spawnFailure = failure;
  await canary.follow(live);
  expect(canary.takes(() => 'ana')).toBe(false);
  spawnFailure = undefined;
  await vi.waitFor(() => expect(canary.takes(() => 'ana')).toBe(true), { timeout: 20_000 });
  expect(logger.error).not.toHaveBeenCalledWith(expect.anything(), expect.stringContaining('is withdrawn'));
});

it('the canary stays when somebody kills its worker while its code runs', async () => {
  await canary.follow(live);
  const { events, worker } = spawned[0]!;
  worker.death = { entered: { remote: 'concerts', version: 'c2', part: 'page' }, isForeign: true };
  events.onDeath();
  await settled();
  expect(canary.takes(() => 'ana')).toBe(true);
});

it('a canary that is withdrawn while its next workers start stays withdrawn', async () => {
  await canary.follow(live);
  served.registry.apps.jobs = app('j2');
  const following = canary.follow(live);
  spawned[0]?.events.onFault({ ...looped, remote: 'concerts', version: 'c2' });
  await following;
  expect([canary.takes(() => 'ana'), drain.mock.calls.length]).toEqual([false, 4]);
});
