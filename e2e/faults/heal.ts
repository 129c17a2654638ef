import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { requestRelease } from '../../shell/src/releases/registry/quarantine-file.ts';
import { readRegistry } from '../../shell/src/releases/registry/registry-log.ts';
import { releaseFolder } from '../../shell/src/releases/store/store.ts';
import { health, servedVersion } from '../../shell/src/testing/servers/served-site.ts';
import type { SiteFixture, FixtureRemote } from './site-fixture.ts';

/** The longest time for the site to recover, in milliseconds. */
const deadline = 60_000;

/** Undoes a fault as operators would, without a restart. @returns the milliseconds until the site is well @throws where it stays unwell */
export async function heal({ site }: SiteFixture, { name, page, good }: FixtureRemote): Promise<number> {
  const began = Date.now();
  const folder = releaseFolder(site.store, name, good.version);
  if (existsSync(`${folder}.whole`)) {
    await rm(folder, { recursive: true, force: true });
    await rename(`${folder}.whole`, folder);
    await requestRelease(site.store, name);
  }
  if ((await readRegistry(site.store)).apps[name]?.version !== good.version) await site.deploy(good);
  while (true) {
    const { status, releases } = await health(site);
    if (status === 'ok' && releases[name] === good.version) break;
    if (Date.now() - began > deadline) throw new Error(`it did not heal within a minute: the site is ${status}`);
    await wait(50);
  }
  const served = await servedVersion(site.url + page, name);
  if (served !== good.version) throw new Error(`${name} ${served} is served after all`);
  return Date.now() - began;
}
