import { describe, expect, it, vi } from 'vitest';
import { readQuarantined } from '../../../releases/registry/quarantine-file.ts';
import { deployNext, fault, unnamed, useQuarantine } from '../../../testing/quarantine/quarantined-site.ts';

const site = useQuarantine();

describe('the containment of a harmful release while something is deployed', () => {
  it('starts no second and third set of workers for a deploy before the limit of forks allows it', async () => {
    const allowed = Promise.withResolvers<void>();
    const [first, second] = site.versions;
    site.turn = new Promise(() => {});
    site.harm();
    site.turn = allowed.promise;
    site.failures = [fault('education', second), fault('education', first)];
    const deploying = site.manager.startDeployed(await deployNext(site, 'jobs'), ['jobs']);
    await vi.waitFor(() => expect(site.turns).toBe(2));
    expect(site.started).toEqual([second]);
    allowed.resolve();
    await deploying;
    expect([site.started, site.turns]).toEqual([[second, first, null], 3]);
  });

  it.each([[['jobs']], [['jobs', 'shell']]])(
    'blames no release that is deployed (%s) for what a release before it lacks',
    async (changed) => {
      const [first, second] = site.versions;
      site.turn = new Promise(() => {});
      site.harm();
      site.turn = Promise.resolve();
      site.failures = [fault('education', second)];
      const { apps } = await deployNext(site, 'jobs');
      await site.manager.startDeployed({ apps: { ...apps, shell: apps.jobs! } }, changed);
      expect(site.started).toEqual([second, first]);
    },
  );

  it.each<[string, Error[], boolean]>([
    ['blames the releases before it for what fails only with them, though nobody is named', [unnamed], true],
    ['blames the deployed release for what fails without any release before it, too', [unnamed, unnamed], false],
  ])('%s', async (_, thrown, isLive) => {
    const [first, second] = site.versions;
    const allowed = Promise.withResolvers<void>();
    site.turn = allowed.promise;
    site.harm();
    site.turn = Promise.resolve();
    site.failures = thrown;
    const deploying = site.manager.startDeployed(await deployNext(site, 'jobs'), ['jobs']);
    if (isLive) await deploying;
    else await expect(deploying).rejects.toThrow(unnamed);
    allowed.resolve();
    await vi.waitFor(() => expect(site.started).toEqual([second, null, isLive ? first : second]));
  });

  it('leaves out another section that does not load, and serves what was deployed', async () => {
    const wanted = await deployNext(site, 'education');
    const next = wanted.apps.education?.version;
    site.failures = [fault('jobs', site.live.apps.jobs?.version ?? '')];
    await site.manager.startDeployed(wanted, ['education']);
    expect(site.started).toEqual([next, next]);
    expect(await readQuarantined(site.store)).toMatchObject([
      { remote: 'jobs', version: site.live.apps.jobs?.version },
    ]);
  });

  it('is no longer written down for a release that a deploy has replaced', async () => {
    site.harm();
    await vi.waitFor(async () => expect(await readQuarantined(site.store)).toHaveLength(1));
    await site.manager.startDeployed(await deployNext(site, 'education'), ['education']);
    expect(await readQuarantined(site.store)).toEqual([]);
  });

  it('stops a release that does harm while workers for a deploy start in these, too', async () => {
    site.duringStart = () => {
      site.duringStart = undefined;
      site.harm();
      site.suspended = [];
    };
    await site.manager.startDeployed(await deployNext(site, 'jobs'), ['jobs']);
    expect(site.suspended[0]).toEqual(['education']);
  });

  it('tells the workers that go on which code is free again', async () => {
    site.turn = new Promise(() => {});
    site.harm();
    await site.manager.startDeployed(site.live, ['education']);
    expect(site.suspended).toEqual([['education'], []]);
  });

  it('holds up no deploy while the limit of forks allows no other workers, and then starts one set', async () => {
    const allowed = Promise.withResolvers<void>();
    site.turn = allowed.promise;
    site.harm();
    site.manager.release({ remote: 'education', at: Date.now() + 1_000 });
    site.harm();
    await site.enqueue(async () => {});
    expect([site.suspended.length, site.started]).toEqual([2, []]);
    allowed.resolve();
    await vi.waitFor(() => expect(site.started).toEqual([site.versions[1]]));
    await site.enqueue(async () => {});
    expect(site.started).toHaveLength(1);
  });

  it('throws the fault of the release that was deployed, and does not try again', async () => {
    const wanted = await deployNext(site, 'education');
    const next = wanted.apps.education?.version ?? '';
    site.failures = [fault('education', next)];
    await expect(site.manager.startDeployed(wanted, ['education'])).rejects.toThrow('it throws');
    expect(site.started).toEqual([next]);
  });
});
