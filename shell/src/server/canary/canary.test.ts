import { expect, it, vi } from 'vitest';
import type { Registry } from '../../releases/release.schema.ts';
import { app, live, logger, looped, noted, onFault, useCanary } from '../../testing/canary/canary-site.ts';
import { writeRenderReport } from '../metrics/render-timings.ts';
import type { WorkerEvents } from '../supervisor/processes/render-worker.ts';

const site = useCanary();
const shellCanary: Registry = {
  apps: { ...live.apps, shell: { ...app('s1'), canary: { version: 's2', share: 100 } }, concerts: app('c1') },
};

const settled = () => vi.waitFor(() => expect(site.spawned).toHaveLength(4));

it('the canary is withdrawn when its own code causes a fault', async () => {
  await site.canary.follow(live);
  const own = { ...looped, remote: 'concerts', version: 'c2' };
  site.spawned[0]?.events.onFault(own);
  expect(site.canary.takes(() => 'ana')).toBe(false);
  expect(onFault).not.toHaveBeenCalled();
  expect(noted.mock.calls).toEqual([[own]]);
});

it('the canary is withdrawn when a worker ends in its code, which counts as a fault of it', async () => {
  await site.canary.follow(live);
  const { worker, events } = site.spawned[0]!;
  const entered = { remote: 'concerts', version: 'c2', part: 'page' } as const;
  worker.death = { entered };
  events.onDeath();
  expect(site.canary.takes(() => 'ana')).toBe(false);
  expect(noted.mock.calls).toEqual([[{ ...entered, kind: 'death', message: 'ended its worker' }]]);
});

it('the canary stays when another section causes a fault in its workers, which are replaced', async () => {
  await site.canary.follow(live);
  site.spawned[0]?.events.onFault(looped);
  expect(onFault).toHaveBeenCalledExactlyOnceWith(looped, []);
  expect(noted.mock.calls).toEqual([[looped]]);
  await settled();
  expect(site.canary.takes(() => 'ana')).toBe(true);
});

it('the canary stays when another section ends one of its workers', async () => {
  await site.canary.follow(live);
  const [first] = site.spawned;
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
  await site.canary.follow(live);
  happens(site.spawned[0]!.events);
  await settled();
  expect(site.canary.takes(() => 'ana')).toBe(true);
  expect(logger.error).not.toHaveBeenCalled();
});

const failedPage = writeRenderReport({
  page: { remote: 'concerts', version: 'c2' },
  seconds: 0.01,
  errors: [{ remote: 'concerts', version: 'c2', kind: 'page' }],
});

it('the canary is withdrawn when its pages fail, and not while it is the API that is down', async () => {
  await site.canary.follow(live);
  for (let page = 0; page < 9; page++) site.canary.answered({ ...failedPage, 'x-page-outage': 'api' });
  expect(site.canary.takes(() => 'ana')).toBe(true);
  for (let page = 0; page < 3; page++) site.canary.answered(failedPage);
  expect(site.canary.takes(() => 'ana')).toBe(false);
});

it('the canary is withdrawn for errors in the browsers of visitors that get it, and of no others', async () => {
  const registry = structuredClone(live);
  registry.apps.concerts!.canary!.share = 50;
  await site.canary.follow(registry);
  const visitors = Array.from({ length: 50 }, (_, number) => `visitor ${number}`);
  const others = visitors.filter((visitor) => !site.canary.takes(() => visitor));
  const [one = '', ...more] = visitors.filter((visitor) => !others.includes(visitor));
  for (const visitor of others) site.canary.errorSeen({ remote: 'concerts', version: 'c2' }, visitor);
  expect(site.canary.takes(() => one)).toBe(true);
  // One visitor may send as many as three, or have a broken extension.
  for (let error = 0; error < 3; error++) site.canary.errorSeen({ remote: 'concerts', version: 'c2' }, one);
  expect(site.canary.takes(() => one)).toBe(true);
  for (const visitor of more.slice(0, 2)) site.canary.errorSeen({ remote: 'concerts', version: 'c2' }, visitor);
  expect(site.canary.takes(() => one)).toBe(false);
});

it('a canary that is taken back gets no visit from then on, also while its next workers start', async () => {
  await site.canary.follow(live);
  site.served.registry.apps.jobs = app('j2');
  const following = site.canary.follow(live);
  void site.canary.follow({ apps: { ...live.apps, concerts: app('c1') } });
  expect(site.canary.takes(() => 'ana')).toBe(false);
  await following;
  expect(site.canary.takes(() => 'ana')).toBe(false);
  expect(logger.error).not.toHaveBeenCalled();
});

it('of several canaries the same runs on all machines, in whatever order they have them', async () => {
  const jobs = { ...app('j1'), canary: { version: 'j2', share: 100 } };
  await site.canary.follow({ apps: { jobs, ...live.apps, shell: app('s1') } });
  expect(site.spawned[0]?.served.registry.apps.concerts?.version).toBe('c2');
});

it('the canary is withdrawn when its workers end repeatedly, whichever section causes it', async () => {
  await site.canary.follow(live);
  for (let turn = 0; turn < 6; turn++) {
    const before = site.spawned.length;
    site.spawned.at(-1)?.events.onFault(looped);
    if (turn < 5) await vi.waitFor(() => expect(site.spawned).toHaveLength(before + 2));
  }
  expect(site.canary.takes(() => 'ana')).toBe(false);
});

it('the canary is withdrawn when its own pages fail, however many pages of others are sent', async () => {
  await site.canary.follow(live);
  for (let page = 0; page < 300; page++) site.canary.pageSent(['jobs']);
  for (let page = 0; page < 3; page++) {
    site.canary.pageSent(['jobs', 'concerts']);
    site.canary.answered(failedPage);
  }
  expect(site.canary.takes(() => 'ana')).toBe(false);
});

it.each<[string, (events: WorkerEvents) => void]>([
  ['code is stopped', (events) => events.onFault(looped)],
  ['code fails again and again', (events) => [1, 2, 3].forEach(() => events.onFault({ ...looped, kind: 'rejection' }))],
  ['pages fail', () => [1, 2, 3].forEach(() => site.canary.answered(failedPage))],
])(
  'a canary of the shell is withdrawn, and no live section is blamed, when a section’s %s in it',
  async (_, happens) => {
    await site.canary.follow(shellCanary);
    happens(site.spawned[0]!.events);
    expect(site.canary.takes(() => 'ana')).toBe(false);
    expect(onFault).not.toHaveBeenCalled();
  },
);

it('the canary stays when another section has faults that leave its workers whole, and these go on', async () => {
  await site.canary.follow(live);
  for (let time = 0; time < 9; time++) site.spawned[0]?.events.onFault({ ...looped, kind: 'rejection' });
  expect(onFault).toHaveBeenCalledTimes(9);
  expect([site.canary.takes(() => 'ana'), site.spawned.length]).toEqual([true, 2]);
});

it('the canary stays when the machine cannot read its files in one of its workers, which are replaced', async () => {
  await site.canary.follow(live);
  const unread = { remote: 'concerts', version: 'c2', kind: 'load', message: 'does not load', code: 'EMFILE' } as const;
  site.spawned[1]?.events.onFault({ ...unread, part: 'import' });
  await settled();
  expect(site.canary.takes(() => 'ana')).toBe(true);
});

it('a section that is no longer quarantined runs beside the canary again', async () => {
  await site.canary.follow(live);
  site.canary.suspend(['jobs']);
  site.canary.suspend([]);
  site.canary.suspend([]);
  for (const { worker } of site.spawned) expect(vi.mocked(worker.suspend).mock.calls).toEqual([[['jobs']], [[]]]);
});

it('code that was stopped does not run again in workers that are about to be replaced', async () => {
  await site.canary.follow(live);
  site.canary.suspend(['jobs']);
  site.served = { ...site.served, registry: { apps: { ...live.apps, jobs: app('j0') } } };
  site.canary.suspend([]);
  for (const { worker } of site.spawned) expect(vi.mocked(worker.suspend).mock.calls).toEqual([[['jobs']], [['jobs']]]);
});

it('a live section whose files cannot be read beside the canary ends no canary; its workers are replaced', async () => {
  await site.canary.follow(live);
  const unread = { remote: 'jobs', version: 'j1', kind: 'load', message: 'does not load', code: 'EACCES' } as const;
  for (let time = 0; time < 9; time++) site.spawned[0]?.events.onFault({ ...unread, part: 'import' });
  expect(onFault).not.toHaveBeenCalled();
  await settled();
  expect(site.canary.takes(() => 'ana')).toBe(true);
});

it('requests leave a worker of the canary whose code was stopped, before it is replaced', async () => {
  await site.canary.follow(live);
  const { events, worker } = site.spawned[0]!;
  events.onFault({ ...looped, remote: 'concerts', version: 'c2' });
  expect(worker.isWorn).toBe(true);
  expect(worker.askAnother).toHaveBeenCalled();
});

it('the canary’s workers stop running what is quarantined, except the canary itself', async () => {
  await site.canary.follow(live);
  site.canary.suspend(['jobs', 'concerts']);
  for (const { worker } of site.spawned) expect(worker.suspend).toHaveBeenCalledExactlyOnceWith(['jobs']);
});

it('the canary stays when somebody kills its worker while its code runs', async () => {
  await site.canary.follow(live);
  const { events, worker } = site.spawned[0]!;
  worker.death = { entered: { remote: 'concerts', version: 'c2', part: 'page' }, isForeign: true };
  events.onDeath();
  await settled();
  expect(site.canary.takes(() => 'ana')).toBe(true);
});
