import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser } from 'playwright';
import { remoteFolders } from '@ofgc/shared/testing/read-sections.ts';
import { appName } from '../../../shell/src/releases/build/apps.ts';
import type { Release } from '../../../shell/src/releases/release.schema.ts';
import { takeDown } from '../../../shell/src/releases/registry/make-live.ts';
import { readRegistry, resetRegistry } from '../../../shell/src/releases/registry/registry-log.ts';
import { readRelease, releaseFolder, storeFolder } from '../../../shell/src/releases/store/store.ts';
import { publishVariant } from '../../../shell/src/testing/sample-releases/built-releases.ts';
import { health } from '../../../shell/src/testing/servers/served-site.ts';
import { startSite, asInProduction } from '../../site/process/start-site.ts';
import { measurePage } from '../phone/measure-page.ts';
import { loadPage, megabytes } from '../load/pages-per-cpu-second.ts';

/** A page of the section `concerts` without parts of other sections. */
const page = '/conciertos-entradas/eventos/organo/43';
const loadMilliseconds = 4_000;
const sections = [...new Set(['concerts', ...remoteFolders.map(appName)])];
const reason = { who: 'bench', commit: 'unknown', isDirty: false, why: '' };
const nameOf = (at: number) => `team${'abcdefghijklmnopqrstuvwxyz'.charAt(at)}`;

/**
 * The cost of a page on a site with 1, 5 and 20 remotes, of which the page uses one: transferred bytes of its HTML and its scripts,
 * pages per CPU second without caches, and the memory of all processes in megabytes.
 */
export async function growthByRemotes(browser: Browser): Promise<object[]> {
  const rows: object[] = [];
  for (const remotes of [1, 5, 20]) rows.push({ remotes, ...(await measure(browser, { remotes, workers: 2 })) });
  return rows;
}

/** The same cost with more render workers. A site has at least two, so that one serves while the other is replaced. */
export async function growthByWorkers(browser: Browser): Promise<object[]> {
  const rows: object[] = [];
  for (const workers of [2, 4]) rows.push({ workers, ...(await measure(browser, { remotes: 5, workers })) });
  return rows;
}

async function measure(browser: Browser, { remotes, workers }: { remotes: number; workers: number }): Promise<object> {
  const site = await startSite({
    prepare: (dataDir) => leaveRemotes(storeFolder(dataDir), remotes),
    env: { ...asInProduction, PAGE_CACHE_MB: '0', UNCHANGED_PAGES_MB: '0', RENDER_WORKERS: String(workers) },
  });
  try {
    await assertLive(site.url, remotes);
    const { html, inAll } = await measurePage(browser, site.url + page);
    await loadPage(site.url + page, site.pid, 1_000);
    const { pages, cpuSeconds } = await loadPage(site.url + page, site.pid, loadMilliseconds);
    return {
      'HTML, bytes': html,
      'JS, bytes': inAll,
      'rendered per CPU s': Math.round(pages / cpuSeconds),
      'memory, MB': Math.round(await megabytes(site.pid)),
    };
  } finally {
    await site.stop();
  }
}

/** Leaves `count` remotes: the first sections, then copies of `jobs` under other names. Takes the others down. */
async function leaveRemotes(store: string, count: number): Promise<void> {
  const { apps } = await readRegistry(store);
  const live = (name: string) => readRelease(store, name, apps[name]?.version ?? '');
  const own = await Promise.all(['shell', ...sections].map(live));
  const jobs = await live('jobs');
  const more: Release[] = [];
  for (let at = sections.length; at < count; at++) more.push(await publishAs(store, jobs, nameOf(at)));
  await resetRegistry(store, [...own, ...more]);
  for (const name of sections.slice(count)) await takeDown(store, name, null, reason);
}

/** @throws where the site serves another number of remotes, because the figures would be of another site */
async function assertLive(site: string, count: number): Promise<void> {
  const { status, releases } = await health({ url: site });
  const { shell: _shell, ...remotes } = releases;
  if (status !== 'ok' || Object.keys(remotes).length !== count)
    throw new Error(`${status}: ${JSON.stringify(releases)} and not ${count} remotes`);
}

/** Publishes a copy of `jobs` as another section, with another name and address, no slots and no links in the frame. */
async function publishAs(store: string, jobs: Release, name: string): Promise<Release> {
  const [version, mount] = [Buffer.from(name).toString('hex').padEnd(12, '0'), `/${name}`];
  const source = `import { remote as jobs } from './built.js';
    const named = (text) => text.replace('portal-empleo', '${name}');
    const routes = jobs.routes.map((route) => ({ ...route, id: route.id.replace('jobs', '${name}'), path: named(route.path) }));
    export const remote = { ...jobs, name: '${name}', mounts: ['${mount}'], routes, slots: {}, warmUp: jobs.warmUp.map(named) };`;
  const chunks = Object.fromEntries(
    Object.entries(jobs.chunks).flatMap(([chunk, files]) =>
      chunk.startsWith('jobs') ? [[chunk.replace('jobs', name), files]] : [],
    ),
  );
  const warmUp = jobs.warmUp.map((path) => path.replace('portal-empleo', name));
  const section = jobs.section && { ...jobs.section, links: [] };
  const release = { name, mounts: [mount], slots: [], warmUp, chunks, section };
  const made = await publishVariant(store, jobs, { version, source, release });
  const folder = releaseFolder(store, name, version);
  await mkdir(dirname(folder), { recursive: true });
  await rename(releaseFolder(store, 'jobs', version), folder);
  return made;
}
