import { describe, expect, it, vi } from 'vitest';
import { fault, noMemory, useQuarantine } from '../../../testing/quarantine/quarantined-site.ts';

const site = useQuarantine();

describe('the containment of a harmful release', () => {
  it('blames no release for an error of the system while its files are read', () => {
    const error = { kind: 'load', message: 'this machine cannot read its files', code: 'EMFILE' } as const;
    expect(site.manager.judge({ remote: 'education', version: site.versions[2], ...error })).toBe(false);
    expect([site.manager.quarantined, site.started]).toEqual([[], []]);
  });

  it('starts workers with the release before it when an error of the system lasts', async () => {
    const error = { kind: 'load', message: 'this machine cannot read its files (EACCES)', code: 'EACCES' } as const;
    const judge = () => site.manager.judge({ remote: 'education', version: site.versions[2], ...error });
    expect([judge(), judge(), judge()]).toEqual([false, false, false]);
    vi.advanceTimersByTime(25_000);
    expect(judge()).toBe(true);
    await vi.waitFor(() => expect(site.started).toEqual([site.versions[1]]));
  });

  it('starts workers with the release before it', async () => {
    expect(site.harm()).toBe(true);
    await vi.waitFor(() => expect(site.started).toEqual([site.versions[1]]));
  });

  it('leaves out a release before it that fails itself, and no other', async () => {
    const [first, second] = site.versions;
    site.failures = [fault('education', second)];
    site.harm();
    await vi.waitFor(() => expect(site.started).toEqual([second, first]));
  });

  it('blames no release for a machine without memory, replaces the harmed worker and tries again', async () => {
    site.failures = [noMemory];
    site.harm();
    // Each look moves the clock by the interval.
    await vi.waitFor(() => expect(site.replenished).toBe(1), { interval: 1 });
    expect(site.started).toEqual([site.versions[1]]);
    vi.advanceTimersByTime(2_000);
    await vi.waitFor(() => expect(site.started).toEqual([site.versions[1], site.versions[1]]));
    vi.advanceTimersByTime(4_000);
    await site.enqueue(async () => {});
    expect(site.started).toHaveLength(2);
  });
});
