import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@ofgc/shared/commands/is-alive.ts';
import type { Registry, RegistryEvent, Revision } from '../release.schema.ts';
import { writeJson } from '../store/store.ts';
import { readHistorySince } from './registry-log.ts';
import { statusTimeout } from '../../timeouts.ts';

/** How often a running site updates its status, and after which time without an update it counts as gone; milliseconds. */
export const statusInterval = 3_000;
const silence = 5 * statusInterval;

/** `status/<host>-<pid>.json` in the store: what one running site serves, and its latest refusals. */
export interface DeployStatus {
  /** The supervisor's process id. */
  pid: number;
  /** The newest revision of the registry that the site has judged. */
  number: number;
  registry: Registry;
  refused: RefusedRelease[];
  /** Changes that the site could not try, through no fault of the release; it tries again. */
  postponed: RefusedRelease[];
  /** The canary whose workers run, as `jobs@v2`; sites of an earlier version do not report it. */
  canary?: string | null;
}

/** A change of the registry that a site does not serve. */
export interface RefusedRelease {
  name: string;
  version: string;
  reason: string;
  /** The revision in which the site found the release, so that a second try of the same release is not mistaken for its first. */
  number: number;
}

interface SiteStatus extends DeployStatus {
  site: string;
}

const statusFolder = (store: string) => join(store, 'status');
const statusFile = (store: string, pid: number) => join(statusFolder(store), `${hostname()}-${pid}.json`);

/** Replaces this site's status, which also shows that it runs. */
export async function writeDeployStatus(store: string, status: DeployStatus): Promise<void> {
  await mkdir(statusFolder(store), { recursive: true });
  await writeJson(statusFile(store, status.pid), status);
}

/** Updates the time of the status, which shows that this process's site still runs: on a full disk by the clock of this machine. */
export async function touchDeployStatus(store: string, pid: number, timeOf = folderTime): Promise<void> {
  await timeOf(store)
    .catch(() => Date.now())
    .then((now) => utimes(statusFile(store, pid), now / 1_000, now / 1_000))
    .catch(() => {});
}

/** The time by the clock of the store's disk, in milliseconds: machines that share a store may have clocks that differ. */
async function folderTime(store: string): Promise<number> {
  await mkdir(statusFolder(store), { recursive: true });
  const fresh = await mkdtemp(join(statusFolder(store), 'clock-'));
  try {
    return (await stat(fresh)).mtimeMs;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Removes the status of a site that stops, so that no deploy waits for it. Does nothing where there is no status. */
export async function removeDeployStatus(store: string, pid: number): Promise<void> {
  await rm(statusFile(store, pid), { force: true });
}

/** What a change has done that no site has judged, where it is not a live release. */
const unseen: Partial<Record<Revision['event']['action'], string>> = {
  remove: 'is taken down',
  canary: 'is the canary',
  withdraw: 'is no longer the canary',
};

/** The end of what is said where no site judges a change. */
export const nobodyServes = 'no site runs on this folder now.';

/**
 * Waits until every site that runs on this store has judged a change.
 * @returns one sentence
 * @throws with the reason when a site refused it, when another change followed so that it is not served (a CI would take back a release that
 * is not its own), and when a site reports nothing within 40 s
 */
export async function awaitDeployStatus(
  store: string,
  { number, event }: Pick<Revision, 'number' | 'event'>,
): Promise<string> {
  const { action, app, version } = event;
  const began = performance.now();
  const diskTime = (await folderTime(store)) - began;
  while (true) {
    const sites = await runningSites(store, diskTime + performance.now());
    if (sites.length === 0) return `${app} ${version} ${unseen[action] ?? 'is the live release'}; ${nobodyServes}`;
    const isMeant = (one: RefusedRelease) => one.name === app && one.version === version && one.number >= number;
    for (const { refused } of sites) {
      const refusal = refused.find(isMeant);
      if (refusal)
        throw new Error(`${app} ${version} was refused and the site serves what it served before: ${refusal.reason}`);
    }
    const postponed = (site: SiteStatus) => site.postponed?.find(isMeant);
    const withdrawn = action === 'canary' && (await withdrawalOf(store, { number, event }));
    if (withdrawn) throw new Error(`The canary ${app} ${version} is withdrawn: ${withdrawn.why}`);
    const isStarting = (site: SiteStatus) =>
      action === 'canary' &&
      site.registry.apps[app]?.canary?.version === version &&
      site.canary !== undefined &&
      site.canary !== `${app}@${version}`;
    const behind = sites.filter((site) => site.number < number || postponed(site) || isStarting(site));
    if (behind.length === 0) {
      if (action === 'withdraw') return `The canary ${app} ${version} is withdrawn: nobody gets it any more.`;
      return action === 'remove' ? removalSentence(sites, app) : sentence(sites, app, version);
    }
    if (performance.now() - began > statusTimeout) {
      const names = behind.map((site) => [site.site, postponed(site)?.reason].filter(Boolean).join(': ')).join(', ');
      throw new Error(`Not said within ${statusTimeout / 1000} s whether ${app} ${version} is served: ${names}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** A canary may be withdrawn before it has served anybody. */
async function withdrawalOf(
  store: string,
  { number, event: { app, version } }: Pick<Revision, 'number' | 'event'>,
): Promise<RegistryEvent | undefined> {
  const since = (await readHistorySince(store, number)).filter((one) => one.number > number);
  const isMeant = ({ event }: Revision) =>
    event.action === 'withdraw' && event.app === app && event.version === version;
  return since.find(isMeant)?.event;
}

function sentence(sites: readonly SiteStatus[], app: string, version: string): string {
  const canary = sites.map(({ registry }) => registry.apps[app]?.canary).find((one) => one?.version === version);
  if (canary) return `${app} ${version} is the canary: ${canary.share}% of the visits get it.`;
  const other = sites.map(({ registry }) => registry.apps[app]?.version).find((served) => served !== version);
  if (sites.some(({ registry }) => registry.apps[app]?.version !== version))
    throw new Error(`${app} ${version} was replaced meanwhile: ${other ?? 'nothing'} is live.`);
  return `${app} ${version} is live${sites.length > 1 ? ` on all ${sites.length} machines` : ''}.`;
}

function removalSentence(sites: readonly SiteStatus[], app: string): string {
  const entries = sites.map(({ registry }) => registry.apps[app]);
  const back = entries.find((entry) => entry && !entry.removed);
  if (back) throw new Error(`${app} was brought back meanwhile: ${back.version} is live.`);
  const redirect = entries.find((entry) => entry?.removed)?.removed?.redirect;
  return `${app} was taken down: its addresses ${redirect ? `lead to ${redirect}` : 'answer that it is gone'}.`;
}

async function runningSites(store: string, now: number): Promise<SiteStatus[]> {
  const files = (await readdir(statusFolder(store)).catch(() => [])).filter((file) => file.endsWith('.json'));
  const sites = await Promise.all(files.map((file) => readStatus(store, file, now).catch(() => null)));
  return sites.filter((site) => site !== null);
}

/** @returns null for a site that is gone */
async function readStatus(store: string, file: string, now: number): Promise<SiteStatus | null> {
  const path = join(statusFolder(store), file);
  const status = JSON.parse(await readFile(path, 'utf8')) as DeployStatus;
  const site = file.slice(0, -'.json'.length);
  // A site of this machine whose process has ended is gone; a living process may be another one with the same id.
  if (site === `${hostname()}-${status.pid}` && !isAlive(status.pid)) return null;
  const { mtimeMs } = await stat(path);
  return now - mtimeMs < silence ? { ...status, site } : null;
}
