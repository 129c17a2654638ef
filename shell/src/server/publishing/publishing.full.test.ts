import { setTimeout as wait } from 'node:timers/promises';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { ReleaseDatabaseClient } from '../../releases/database/release-database.ts';
import { readHistory, readRegistry } from '../../releases/registry/registry-log.ts';
import type { Release } from '../../releases/release.schema.ts';
import { buildElsewhere } from '../../testing/sample-releases/built-releases.ts';
import { startRealApi } from '../../testing/api/real-api.ts';
import { createMemoryDatabase } from '../../testing/servers/memory-database.ts';
import { deployAtOnce, openPublishing } from '../../testing/servers/open-publishing.ts';
import { navigateUntil } from '../../testing/servers/navigating-tab.ts';
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
    const api = await startRealApi();
    const database = new ReleaseDatabaseClient(api.url, api.secret);
    const endpoint = await openPublishing(teams, database);
    try {
      const rounds = await deployAtOnce(endpoint, teams, 100);
      for (const team of teams) {
        const deployed = rounds.flat().flatMap(({ name, version }) => (name === team ? [version] : []));
        const entered = await database.history(200, team);
        expect(entered.map(({ event }) => event.version).toSorted()).toEqual(deployed.toSorted());
      }
      expect(await readHistory(endpoint.store)).toHaveLength(501);
      const { apps } = await readRegistry(endpoint.store);
      for (const { name, version } of rounds.at(-1) ?? []) expect(apps[name]?.version).toBe(version);
    } finally {
      await endpoint.close();
      await api.stop();
    }
  },
  longest,
);

/** A section whose English pages and part of the home page say which round made them; a browser, which has other code, sees the Spanish ones. */
const marked = (round: number) => `
  import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
  import { useTranslation } from 'react-i18next';
  import { remote as built } from './built.js';
  const Mark = () => (useTranslation().i18n.language === 'en' ? jsx('i', { 'data-made': 'jobs ${round}' }) : null);
  const withMark = (Component) => (props) => jsxs(Fragment, { children: [jsx(Mark, {}), jsx(Component, props)] });
  const markPage = async (page) => ({ ...(await page), Component: withMark((await page).Component) });
  const markSlot = async ({ slot }) => ({ slot: { ...slot, Component: withMark(slot.Component) } });
  export const remote = {
    ...built,
    routes: built.routes.map((route) => ({ ...route, lazy: () => markPage(route.lazy()) })),
    slots: { 'home.jobs': async () => markSlot(await built.slots['home.jobs']()) },
  };`;

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
      let isOver = false;
      const browsing = navigateUntil(site.url, '/portal-empleo', () => isOver);
      const visiting = visitDuring(site.url, pages, async (seen) => {
        for (let round = 1; round <= 50; round++) {
          while (seen.count < (round - 1) * visitsBetween) await wait(20);
          if (round % 10 === 0) {
            await expect(publish(`throw new Error('broken ${round}');`)).rejects.toThrow(`broken ${round}`);
            continue;
          }
          live = await publish(marked(round));
        }
      }).finally(() => (isOver = true));
      const [visits, navigations] = await Promise.all([visiting, browsing]);
      process.stdout.write(
        `${navigations.count} documents navigated in a browser, ${navigations.failures.length} mixed\n`,
      );
      expect(navigations.failures).toEqual([]);
      expect(navigations.count).toBeGreaterThan(50);
      expect(visits.marks.size).toBeGreaterThan(40);
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
