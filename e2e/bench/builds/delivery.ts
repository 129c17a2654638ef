import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { readInternalSecret } from '../../../shared/src/internal/internal-secret.ts';
import { ReleaseDatabaseClient } from '../../../shell/src/releases/database/release-database.ts';
import { readRegistry } from '../../../shell/src/releases/registry/registry-log.ts';
import { readRelease, storeFolder } from '../../../shell/src/releases/store/store.ts';
import { buildElsewhere } from '../../../shell/src/testing/sample-releases/built-releases.ts';
import { freePort } from '@ofgc/shared/testing/free-port.ts';
import { servedVersion } from '../../../shell/src/testing/servers/served-site.ts';
import { serveTls } from '../../../shell/src/testing/servers/tls-front.ts';
import { startSite, asInProduction } from '../../site/process/start-site.ts';
import { addTeam, askAsTeam } from '../../../shell/src/testing/servers/test-team.ts';
import { publicSections } from '../../quality/pages/routes.ts';
import { elements, nodeText, parsePage } from '../../site/page/parsed-page.ts';
import { median } from '../median.ts';

const rounds = 5;
/** A release that the site tries meanwhile, and one that it tried when it was published, as in a team's CI before a release. */
const deliveries = ['deploy', 'activate'] as const;
/** The number of pages visited beforehand, because a new worker first renders the most visited pages. */
const visitedPages = 40;
const bySize = publicSections.toSorted((a, b) => a.declared - b.declared);
/** The sections that declare the fewest and the most pages. */
export const deliveredSections = [...new Set([bySize[0], bySize.at(-1)])].filter((section) => section !== undefined);
/** The pause before each step, in milliseconds: the machine must be at rest and its spare processes started again. */
const rest = 4_000;
/** The most that a step may take on an idle machine, in milliseconds. */
const bars = (step: string) => (step === 'rollback' ? 1_000 : 2_000);

/**
 * Delivers releases from a team's folder to a running site over HTTPS. Measures the time until the server's pages are of the new release,
 * the time until a browser has hydrated one in an empty tab, and the time of a rollback. Medians, in milliseconds.
 * @param folder the team's folder; the section is the one whose release is sent
 */
export async function measureDelivery(
  browser: Browser,
  folder: string,
  { name: app, page }: (typeof deliveredSections)[number],
): Promise<{ rows: object[]; problems: string[] }> {
  const port = await freePort();
  const address = `https://localhost:${port}`;
  const site = await startSite({ env: { ...asInProduction, SITE_URL: address, TRUST_PROXY: '127.0.0.1, ::1' } });
  const front = await serveTls(folder, port, site.url);
  try {
    const store = storeFolder(site.dataDir);
    const database = new ReleaseDatabaseClient(`http://127.0.0.1:${site.apiPort}/`, readInternalSecret(site.dataDir));
    const live = await readRelease(store, app, (await readRegistry(store)).apps[app]?.version ?? '');
    const team = { app, key: await addTeam(database, live), to: address, folder: join(folder, 'team') };
    await visitPages(site.url);
    const times: Record<string, number[]> = {};
    const note = (name: string, began: number) => void (times[name] ??= []).push(performance.now() - began);
    for (let round = 0; round < rounds * deliveries.length; round++) {
      const delivery = deliveries[round % deliveries.length] ?? 'deploy';
      const source = `export * from './built.js';\nexport const round = ${round};\n`;
      const { version } = await buildElsewhere(store, join(folder, 'team'), live, {
        source,
        compressed: /\.(?:css|js)$/,
      });
      if (delivery === 'activate') await askAsTeam(team, 'publish', { version });
      const visit = await openTab(browser);
      await wait(rest);
      const began = performance.now();
      await askAsTeam(team, delivery, { version });
      if ((await servedVersion(site.url + page, app)) !== version) throw new Error('it is not live');
      note(`${delivery}, server`, began);
      await hydrated(visit, site.url + page, `${app}@${version}`);
      note(`${delivery}, browser`, began);
      await visit.context().close();
      await wait(rest);
      const back = performance.now();
      await askAsTeam(team, 'rollback');
      if ((await servedVersion(site.url + page, app)) === version) throw new Error('it is live still');
      note('rollback', back);
    }
    const medians = Object.entries(times).map(([step, measured]) => ({ step, took: Math.round(median(measured)) }));
    return {
      rows: medians.map(({ step, took }) => ({ section: app, 'until it is live': step, 'median, ms': took })),
      problems: medians
        .filter(({ step, took }) => took > bars(step))
        .map(({ step, took }) => `${app}: ${step} takes ${took} ms, more than ${bars(step)}`),
    };
  } finally {
    front.close();
    front.closeAllConnections();
    await site.stop();
  }
}

/** Visits each page twice, because workers count a page as wanted only after its second visit. */
async function visitPages(site: string): Promise<void> {
  const siteMap = await (await fetch(new URL('/sitemap-pages.xml', site))).text();
  const addresses = elements(parsePage(siteMap), 'loc').map(nodeText);
  const visited = addresses.slice(0, visitedPages);
  for (const address of [...visited, ...visited]) await fetch(new URL(new URL(address).pathname, site));
}

/** Opens an empty tab with no file of the site. It opens before the measurement, so that the time to open it does not count. */
async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  return context.newPage();
}

async function hydrated(visit: Page, url: string, release: string): Promise<void> {
  const answer = await visit.goto(url, { waitUntil: 'commit' });
  if (!answer?.headers()['x-releases']?.includes(release)) throw new Error('the browser has another one');
  await visit.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
}
