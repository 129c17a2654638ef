import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Release } from '../../releases/release.schema.ts';
import { breakSite, health } from '../../testing/break-site.ts';
import { type Breakage, brokenReleases } from '../../testing/broken-releases.ts';
import { type ServedSite, serveSite, servedVersion } from '../../testing/served-site.ts';

// All that a remote may do to its worker: run by `npm run test:full` only. A few of it run always: containment.test.ts.
let site: ServedSite;
let jobs: Release;

beforeAll(async () => {
  site = await serveSite(['shell', 'mfe-education', 'mfe-jobs']);
  jobs = site.releases[2] as Release;
}, 180_000);
afterAll(() => site?.stop());

it.each(Object.keys(brokenReleases) as Breakage[])(
  'a remote that %s is convicted alone; the others lose nothing, and its last good release takes over',
  async (breakage) => {
    const outcome = await breakSite(site, jobs, breakage);
    process.stdout.write(
      `${breakage}: ${outcome.after} ms, ${outcome.others.count} others, ${[...new Set(outcome.statuses)].join()}\n`,
    );
    expect(outcome.others.failures).toEqual([]);
    expect(outcome.convicted).toEqual(['jobs']);
    await vi.waitFor(
      async () => {
        expect((await health(site)).quarantined[0]?.serving).toBe(outcome.before);
        expect(await servedVersion(`${site.url}/portal-empleo?v=${Math.random()}`, 'jobs')).toBe(outcome.before);
      },
      { timeout: 20_000, interval: 100 },
    );
    await site.deploy(jobs);
    expect((await health(site)).status).toBe('ok');
  },
  90_000,
);
