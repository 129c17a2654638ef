import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { emptyRegistry } from '../../releases/release.schema.ts';
import { RenderWorker, type WorkerEvents } from './processes/render-worker.ts';
import { WorkerStartError } from './processes/worker-start-error.ts';
import type { Death } from './processes/worker-death.ts';
import type { WorkerSpawner } from './processes/worker-spawner.ts';
import { WorkerPool } from './worker-pool.ts';

const served = { registry: emptyRegistry, unserved: [], fallbacks: [] };
const fault = { remote: 'jobs', version: 'v1', kind: 'memory', message: 'took too much' } as const;

/** The processes, in the order in which they were spawned. */
let spawned: FakeWorker[] = [];
let pool: WorkerPool;
const onFault = vi.fn(() => false);
const logged = vi.fn();
afterEach(() => {
  spawnFailure = undefined;
  onFault.mockClear();
  logged.mockClear();
  return pool.close();
});

class FakeWorker {
  isDead = false;
  isWorn = false;
  isDraining = false;
  readonly urls: string[] = [];
  isEnded = false;
  readonly suspend = vi.fn<RenderWorker['suspend']>();
  death: Death = { fault, entered: undefined };
  #events: WorkerEvents | undefined;
  /** What has happened to it while nobody watched it. */
  readonly #unheard: ((events: WorkerEvents) => void)[] = [];

  watch(events: WorkerEvents): void {
    this.#events = events;
    this.#unheard.splice(0).forEach((happen) => happen(events));
  }

  tell(happen: (events: WorkerEvents) => void): void {
    if (this.#events) happen(this.#events);
    else this.#unheard.push(happen);
  }

  async drain(): Promise<void> {
    this.isDraining = true;
  }

  kill(): void {
    this.isEnded = true;
  }

  die(): void {
    this.isDead = true;
    this.tell(({ onDeath }) => onDeath());
  }
}

/** Why no worker starts. */
let spawnFailure: Error | undefined;

/** A pool of two workers. @param beforeSwitch what happens to them before they serve */
function poolWith(beforeSwitch: (workers: readonly FakeWorker[]) => unknown): WorkerPool {
  spawned = [];
  const spawner = {
    spawn: async () => {
      if (spawnFailure) throw spawnFailure;
      const worker = new FakeWorker();
      spawned.push(worker);
      return worker as unknown as RenderWorker;
    },
    keepSpares: () => {},
  } as unknown as WorkerSpawner;
  pool = new WorkerPool({
    size: 2,
    spawner,
    logger: { error: logged } as never,
    onFault,
    beforeSwitch: async (workers) => void beforeSwitch(workers as unknown as FakeWorker[]),
    onSwitch: () => {},
  });
  return pool;
}

const serving = () => pool.workers.map((worker) => spawned.indexOf(worker as unknown as FakeWorker));

it('a worker that dies before it serves is replaced, and its death is blamed', async () => {
  await poolWith(([first]) => first?.die()).start(served);
  await vi.waitFor(() => expect(serving()).toEqual([1, 2]));
  expect(onFault).toHaveBeenCalledExactlyOnceWith(fault, []);
});

it('a worker that becomes worn before it serves is drained and replaced', async () => {
  await poolWith(([first]) => first?.tell(({ onWorn }) => onWorn('holds too much memory'))).start(served);
  await vi.waitFor(() => expect(serving()).toEqual([1, 2]));
  expect(spawned[0]?.isDraining).toBe(true);
});

it('the earlier workers go on serving when all new ones die before they serve', async () => {
  let isDeadly = false;
  await poolWith((workers) => isDeadly && workers.forEach((worker) => worker.die())).start(served);
  isDeadly = true;
  await expect(pool.start(served)).rejects.toMatchObject({ message: 'the workers died before they served', fault });
  expect(serving()).toEqual([0, 1]);
});

it('workers that die in a section’s code before they serve are its fault, not that of what is deployed', async () => {
  const entered = { remote: 'about', version: 'a1', part: 'page' } as const;
  const dying = poolWith((workers) =>
    workers.forEach((worker) => {
      worker.death = { entered };
      worker.die();
    }),
  );
  await expect(dying.start(served)).rejects.toMatchObject({ fault: { ...entered, kind: 'death' } });
});

it('a set of workers that cannot take over is ended', async () => {
  const failing = poolWith(() => {
    throw new Error('no page could be rendered ahead');
  });
  await expect(failing.start(served)).rejects.toThrow('no page');
  expect(spawned.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

it('a worker that cannot read a section’s files because of the system is replaced ten seconds later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const load = { ...fault, kind: 'load', code: 'EMFILE' } as const;
  await poolWith(([first]) => first?.tell((events) => events.onFault(load))).start(served);
  vi.advanceTimersByTime(9_900);
  expect(serving()).toEqual([0, 1]);
  vi.advanceTimersByTime(200);
  await vi.waitFor(() => expect(serving()).toEqual([1, 2]));
});

it('a worker’s fault before it serves is judged by the releases that it has loaded', async () => {
  const load = { ...fault, kind: 'load' } as const;
  onFault.mockImplementation(() => {
    expect(pool.served).toBe(served);
    return true;
  });
  await poolWith((workers) => workers.at(-1)?.tell((events) => events.onFault(load))).start(served);
  expect(onFault).toHaveBeenCalledExactlyOnceWith(load, []);
});

it.each([
  [
    'is unknown where the machine has no memory for it',
    Object.assign(new Error('no memory'), { code: 'ENOMEM' }),
    false,
  ],
  [
    'is unknown where another section fails',
    new WorkerStartError('it throws', { fault: { ...fault, remote: 'about' } }),
    false,
  ],
  ['is its fault where it does not start', new WorkerStartError('it throws', { fault }), true],
])('what comes of a quarantined release that is tried again %s', async (_, failure, isFault) => {
  spawnFailure = failure;
  const found = await poolWith(() => {}).try(served, 'jobs', []);
  expect(found).toEqual(isFault ? expect.objectContaining({ remote: 'jobs', kind: 'load' }) : 'unknown');
});

const page = { remote: 'jobs', version: 'v1', part: 'page' } as const;

const deadOf = (death: Death) =>
  Object.create(RenderWorker.prototype, {
    isDead: { value: true },
    isDraining: { value: false },
    death: { value: death },
  }) as RenderWorker;
/** A worker that died in the code of jobs. */
const dead = deadOf({ entered: page });

it.each([
  ['quarantines nothing where somebody may have killed it', { entered: page, isForeign: true }, false],
  [
    'quarantines nothing, not the page’s section either, where no code was noted as entered',
    { entered: undefined },
    false,
  ],
  ['is blamed on the section in which it died', { entered: page }, true],
])('the death of the worker to which a page is sent again %s', async (_, death, isBlamed) => {
  const jobs = { version: 'v1', mounts: ['/portal-empleo'], slots: [], previous: [] };
  await poolWith(() => {}).start({ ...served, registry: { apps: { jobs } } });
  const turn = await pool.retry(dead, '/portal-empleo');
  if (typeof turn !== 'object') throw new Error('it has no turn');
  const worker = spawned[2]!;
  worker.death = death;
  worker.die();
  turn.done();
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('died again')));
  expect(onFault.mock.calls).toEqual(isBlamed ? [[expect.objectContaining(page), ['/portal-empleo']]] : []);
});

it('after a death of an unknown cause pages are asked for one by one, files and the API at once', async () => {
  await poolWith(() => {}).start(served);
  const page = pool.retry(dead, '/portal-empleo');
  for (const url of ['/assets/jobs/v1/browser/main.js', '/api/events'])
    expect(await pool.retry(dead, url)).toBe('anyone');
  const turn = await page;
  expect(turn).toMatchObject({ worker: spawned[2] });
  if (typeof turn === 'object') turn.done();
});

it('a worker that is being added stops running what is quarantined while it replays pages, and runs it again once that is over', async () => {
  await poolWith(() => {}).start(served);
  spawned[0]!.die();
  const turn = await pool.retry(dead, '/portal-empleo');
  if (typeof turn !== 'object') throw new Error('it has no turn');
  pool.suspend(['jobs']);
  pool.suspend([]);
  turn.done();
  await vi.waitFor(() => expect(serving()).toEqual([1, 2]));
  pool.suspend(['about']);
  expect(spawned[2]!.suspend.mock.calls).toEqual([[['jobs']], [[]], [['about']]]);
});

it.each([
  ['in its turn where the worker ended by itself', { entered: undefined }, true],
  ['at once where somebody may have killed it', { entered: undefined, isForeign: true }, false],
])('a page is asked for again %s, though no code was noted as entered', async (_, death, hasTurn) => {
  await poolWith(() => {}).start(served);
  const turn = await pool.retry(deadOf(death), '/portal-empleo');
  expect(turn).toEqual(hasTurn ? expect.objectContaining({ worker: spawned[2] }) : 'anyone');
  if (typeof turn === 'object') turn.done();
  for (const url of ['/api/events', '/robots.txt']) expect(await pool.retry(deadOf(death), url)).toBe('anyone');
});
