import { setTimeout as wait } from 'node:timers/promises';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { readHistory, readRegistry } from '../../releases/registry/registry-log.ts';
import type { Release } from '../../releases/release.schema.ts';
import { buildElsewhere } from '../../testing/sample-releases/built-releases.ts';
import { createMemoryDatabase } from '../../testing/servers/memory-database.ts';
import { deployAtOnce, openPublishing } from '../../testing/servers/open-publishing.ts';
import { serveSite, servedVersion } from '../../testing/servers/served-site.ts';
import { visitDuring } from '../../testing/servers/visitors.ts';
import { addTeam, askAsTeam } from '../../testing/servers/test-team.ts';

// The long versions: run by `npm run test:full` only.
const longest = 1_800_000;
/** 30,000 requests in all. */
const visitsBetween = 613;

it(
  'no deployment is lost when five teams deploy at the same time a hundred times',
  async () => {
    const teams = ['concerts', 'education', 'explore', 'about', 'jobs'];
    const endpoint = await openPublishing(teams);
    try {
      const rounds = await deployAtOnce(endpoint, teams, 100);
      const deployed = rounds.flat().map(({ name, version }) => `${name} ${version}`);
      expect(endpoint.database.changes.map(({ event }) => `${event.app} ${event.version}`).toSorted()).toEqual(
        deployed.toSorted(),
      );
      expect(await readHistory(endpoint.store)).toHaveLength(501);
      const { apps } = await readRegistry(endpoint.store);
      for (const { name, version } of rounds.at(-1) ?? []) expect(apps[name]?.version).toBe(version);
    } finally {
      await endpoint.close();
    }
  },
  longest,
);

it(
  'fifty published releases go live or are refused under load without a failed response',
  async () => {
    const database = createMemoryDatabase();
    const site = await serveSite(['shell', 'mfe-jobs'], { database });
    const elsewhere = await testFolder();
    try {
      const jobs = site.releases[1] as Release;
      const team = { app: 'jobs', key: await addTeam(database, jobs), to: site.url, folder: elsewhere };
      const publish = async (source: string) => {
        const release = await buildElsewhere(site.store, elsewhere, jobs, { source });
        await askAsTeam(team, 'deploy', release);
        return release.version;
      };
      let live = jobs.version;
      const pages = ['/', '/en', '/portal-empleo', '/en/portal-empleo'];
      const visits = await visitDuring(site.url, pages, async (seen) => {
        for (let round = 1; round <= 50; round++) {
          while (seen.count < (round - 1) * visitsBetween) await wait(20);
          if (round % 10 === 0) {
            await expect(publish(`throw new Error('broken ${round}');`)).rejects.toThrow(`broken ${round}`);
            continue;
          }
          live = await publish(`export * from './built.js';\nexport const round = ${round};\n`);
        }
      });
      process.stdout.write(`${visits.count} requests over 50 releases, ${visits.failures.length} failed or mixed\n`);
      expect(visits.failures).toEqual([]);
      expect(visits.count).toBeGreaterThan(49 * visitsBetween);
      expect(await servedVersion(`${site.url}/portal-empleo`, 'jobs')).toBe(live);
    } finally {
      await site.stop();
    }
  },
  longest,
);
