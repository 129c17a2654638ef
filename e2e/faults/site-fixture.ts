import { appFolders } from '../../shell/src/releases/build/apps.ts';
import type { Release } from '../../shell/src/releases/release.schema.ts';
import { createKeyPair, type KeyPair } from '../../shell/src/releases/signed/key-pair.ts';
import { publishVariant, type VariantOptions } from '../../shell/src/testing/sample-releases/built-releases.ts';
import { createMemoryDatabase, type MemoryDatabase } from '../../shell/src/testing/servers/memory-database.ts';
import { type ServedSite, serveSite } from '../../shell/src/testing/servers/served-site.ts';
import { attribute, elements, nodeText, parsePage } from '../site/page/parsed-page.ts';
import type { FaultSubject } from './subject.ts';

/** A remote of the fixture, with its built release and the good release that is live when nothing is wrong. */
export interface FixtureRemote extends FaultSubject {
  built: Release;
  good: Release;
}

/** A whole site in which every remote has a live release and an earlier one. No page is cached, so that each visit is rendered. */
export interface SiteFixture {
  site: ServedSite;
  database: MemoryDatabase;
  remotes: FixtureRemote[];
  /** Pages in both languages that neither belong to the remote nor show its slots. */
  pagesOfOthers: (name: string) => string[];
  /** Publishes a new release of a remote, which is not live yet. */
  variant: (remote: FixtureRemote, options: Omit<VariantOptions, 'version'>) => Promise<Release>;
  /** The key of a remote's team. */
  keyPair: (name: string) => KeyPair;
  /** Gives the remote's team a new key; the old key is revoked for good. */
  renewKey: (name: string) => Promise<void>;
  close: () => Promise<void>;
}

/** @param api the site's API, which is stopped with the fixture @param folders the remotes' folders; by default all */
export async function startSiteFixture(
  api: { url: string; secret?: string; stop: () => Promise<void> },
  folders: readonly string[] = appFolders.filter((folder) => folder !== 'shell'),
): Promise<SiteFixture> {
  const database = createMemoryDatabase();
  let serial = 0;
  const publish = (store: string, built: Release, options: Omit<VariantOptions, 'version'>) =>
    publishVariant(store, built, { version: `fault${String(serial++).padStart(7, '0')}`, ...options });
  const goods: Release[] = [];
  const site = await serveSite(['shell', ...folders], {
    apiUrl: api.url,
    ...(api.secret && { secret: api.secret }),
    database,
    settings: { PAGE_CACHE_MB: '0', UNCHANGED_PAGES_MB: '0', TRUST_PROXY: '127.0.0.1, ::1' },
    // Entered and not deployed: only what comes later is to be judged.
    async prepare({ store, releases, enter }) {
      for (const built of releases.slice(1)) {
        const good = await publish(store, built, {});
        await enter(good);
        goods.push(good);
      }
    },
  });
  const keys = new Map<string, KeyPair>();
  const renewKey = async (name: string) => {
    const pair = createKeyPair();
    keys.set(name, pair);
    await database.revokeKeys(name);
    await database.addKey(name, pair);
  };
  const variant: SiteFixture['variant'] = ({ built }, options) => publish(site.store, built, options);
  const releases = site.releases.slice(1);
  const remotes: FixtureRemote[] = [];
  for (const [index, built] of releases.entries()) {
    const page = built.section?.examples[0]?.es ?? `${built.mounts[0]}`;
    remotes.push({
      name: built.name,
      page,
      route: await routeOf(site.url + page),
      slot: built.slots.find((slot) => slot.startsWith('home.')) ?? null,
      foreignMount: releases[(index + 1) % releases.length]?.mounts[0] ?? '',
      built,
      good: goods[index] as Release,
    });
    await database.putTeam({ name: built.name, app: built.name, mounts: built.mounts, slots: built.slots });
  }
  for (const { name } of remotes) await renewKey(name);
  return {
    site,
    database,
    remotes,
    variant,
    pagesOfOthers: (name) => [
      ...remotes.filter((remote) => remote.name !== name).flatMap(({ page }) => [page, `/en${page}`]),
      '/boletin',
      '/buscar',
    ],
    keyPair: (name) => keys.get(name) as KeyPair,
    renewKey,
    async close() {
      await site.stop();
      await api.stop();
    },
  };
}

/** The id of the route that answers an address. */
async function routeOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const state = elements(parsePage(html), 'script').find((script) => attribute(script, 'id') === 'page-state');
  return (JSON.parse(state ? nodeText(state) : '') as { route: { id: string } }).route.id;
}
