import { describe, expect, it, vi } from 'vitest';
import { readQuarantined, requestRelease } from '../../../releases/registry/quarantine-file.ts';
import { noMemory, useQuarantine } from '../../../testing/quarantine/quarantined-site.ts';

const site = useQuarantine();

describe('the quarantine of a harmful release', () => {
  it('does not hold up deploys while it tries a release again', async () => {
    const tried = Promise.withResolvers<undefined>();
    site.trial = tried.promise;
    site.harm();
    await vi.waitFor(() => expect(site.started).toHaveLength(1));
    vi.advanceTimersByTime(120_000);
    await site.enqueue(async () => {});
    tried.resolve(undefined);
    await vi.waitFor(() => expect(site.started).toEqual([site.versions[1], site.versions[2]]));
  });

  it('neither ends nor prolongs a quarantine where nothing came of the trial, and tries again', async () => {
    site.trial = Promise.resolve('unknown');
    site.harm(['/conciertos']);
    await vi.waitFor(() => expect(site.started).toHaveLength(1));
    vi.advanceTimersByTime(62_000);
    await site.enqueue(async () => {});
    expect(site.manager.quarantined).toHaveLength(1);
    const own = ['/educacion-comunidad', '/en/educacion-comunidad'];
    await vi.waitFor(() => expect(site.triedPages).toEqual(['/conciertos', ...own]));
    site.trial = Promise.resolve(undefined);
    await vi.waitFor(() =>
      expect(vi.advanceTimersByTime(2_000) && site.started).toEqual([site.versions[1], site.versions[2]]),
    );
  });

  it('is over for the command that ends it although no workers can be started for the release', async () => {
    site.harm();
    await vi.waitFor(async () => expect(await readQuarantined(site.store)).toHaveLength(1));
    site.failures = [noMemory];
    site.manager.release({ remote: 'education', at: Date.now() + 1_000 });
    await vi.waitFor(async () => expect(await readQuarantined(site.store)).toEqual([]));
  });

  it.each(['here', 'in a new container'])(
    'goes on when the site starts again %s, for the rest of its time',
    async (where) => {
      site.harm();
      await vi.waitFor(() => expect(site.started).toHaveLength(1));
      await site.enqueue(async () => {});
      const { quarantined } = site.manager;
      site.manager.close();
      site.manager = site.create(where.replaceAll(' ', '-'));
      await site.manager.restore();
      expect(site.manager.quarantined).toMatchObject([
        { remote: 'education', version: site.versions[2], reason: quarantined[0]?.reason },
      ]);
      await site.manager.startLive();
      expect(site.started).toEqual([site.versions[1], site.versions[1]]);
      vi.advanceTimersByTime(62_000);
      await vi.waitFor(() => expect(site.started.at(-1)).toBe(site.versions[2]));
      // The page that led to the quarantine is forgotten, so the section's pages are tried.
      expect(site.triedPages).toEqual(['/educacion-comunidad', '/en/educacion-comunidad']);
      await site.enqueue(async () => {});
    },
  );

  it('ends with a request that was made while the site did not run, on each site of the store, and on none later', async () => {
    site.turn = new Promise(() => {});
    const other = site.create('there');
    site.harm();
    site.harm([], other);
    await vi.waitFor(async () => expect(await readQuarantined(site.store)).toHaveLength(2));
    other.close();
    site.manager.close();
    await requestRelease(site.store, 'education');
    for (const name of ['here', 'there']) {
      site.manager = site.create(name);
      await site.manager.restore();
      expect(site.manager.quarantined).toEqual([]);
      site.manager.close();
    }
    site.manager = site.create();
    site.harm();
    site.manager.release({ remote: 'education', at: Date.now() - 1_000 });
    expect(site.manager.quarantined).toHaveLength(1);
    await site.manager.startLive();
  });

  it('ends once with a request, also with one of a machine whose clock is ahead', async () => {
    site.turn = new Promise(() => {});
    const request = { remote: 'education', at: Date.now() + 60_000 };
    site.harm();
    site.manager.release(request);
    expect(site.manager.quarantined).toEqual([]);
    site.harm();
    site.manager.release(request);
    expect(site.manager.quarantined).toHaveLength(1);
    await site.manager.startLive();
  });

  it('is over for the next start, too, although no workers can be started for a release that did well again', async () => {
    site.harm();
    await vi.waitFor(() => expect(site.started).toHaveLength(1));
    await site.enqueue(async () => {});
    site.failures = [noMemory];
    vi.advanceTimersByTime(62_000);
    await vi.waitFor(() => expect(site.started).toHaveLength(2));
    expect(await readQuarantined(site.store)).toEqual([]);
  });
});
