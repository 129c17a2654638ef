import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakeApi } from '../../shell/src/testing/api/fake-api.ts';
import { health } from '../../shell/src/testing/servers/served-site.ts';
import { brokenSlot } from './broken-code.ts';
import { busyPace, p99, visitNeighbours } from './neighbours.ts';
import { startSiteFixture, type SiteFixture, type FixtureRemote } from './site-fixture.ts';

// Two faults that once took every section down, under the same load: run by `npm run test:full` only, on an otherwise idle machine.
let fixture: SiteFixture;
let jobs: FixtureRemote;
const longest = 300_000;

beforeAll(async () => {
  fixture = await startSiteFixture(await startFakeApi(), ['mfe-education', 'mfe-jobs']);
  jobs = fixture.remotes.find(({ name }) => name === 'jobs') as FixtureRemote;
}, longest);
afterAll(() => fixture?.close());

const quarantined = async () => (await health(fixture.site)).quarantined.map(({ remote }) => remote);

it(
  'both workers killed twice at 25 visits a second: no visit fails and no release is quarantined',
  async () => {
    const visits = await visitNeighbours(
      fixture.site.url,
      ['/', ...fixture.pagesOfOthers('')],
      async () => {
        for (let turn = 0; turn < 2; turn++) {
          await wait(10_000);
          for (const id of fixture.site.supervisor.workerIds) if (id) process.kill(id, 'SIGKILL');
        }
        await wait(10_000);
      },
      busyPace,
    );
    process.stdout.write(
      `killed: ${visits.count} visits, ${visits.failures.length} failed, p99 ${p99(visits.times)} ms\n`,
    );
    expect([visits.failures, await quarantined()]).toEqual([[], []]);
    expect(fixture.site.supervisor.workerIds).toHaveLength(2);
  },
  longest,
);

it(
  'endless loop in the slot home.jobs at ten visits a second: no other page fails, and only jobs is quarantined',
  async () => {
    let caughtAfter = 0;
    const visits = await visitNeighbours(
      fixture.site.url,
      ['/', ...fixture.pagesOfOthers('jobs')],
      async () => {
        await fixture.site.deploy(
          await fixture.variant(jobs, { source: brokenSlot(jobs, 'Component() { for (;;); }') }),
        );
        const began = Date.now();
        while (Date.now() - began < 30_000) {
          const names = await quarantined();
          expect(names.filter((name) => name !== 'jobs')).toEqual([]);
          if (names.length > 0) caughtAfter ||= Date.now() - began;
          await wait(100);
        }
      },
      100,
    );
    process.stdout.write(
      `looping: ${visits.count} visits, ${visits.failures.length} failed, p99 ${p99(visits.times)} ms, quarantined after ${caughtAfter} ms\n`,
    );
    expect(visits.failures).toEqual([]);
    expect(caughtAfter).toBeGreaterThan(0);
  },
  longest,
);
