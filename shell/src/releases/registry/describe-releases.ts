import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RegistryEvent, Release } from '../release.schema.ts';
import { findRelease } from '../store/store.ts';
import { readHistory } from './registry-log.ts';

interface Others {
  changes: readonly { event: RegistryEvent; apps: Registry['apps'] }[];
  published: readonly { version: string; addedAt: string }[];
}

/**
 * Describes an app's releases, a line each: the live one, the canary, published ones that were never live, and every change with its date,
 * author and reason, the newest first.
 * @param others what the database knows and this machine may not: the last changes, and the published versions
 */
export async function describeReleases(
  store: string,
  app: string,
  { changes, published }: Others = { changes: [], published: [] },
): Promise<string> {
  const here = (await readHistory(store)).toReversed();
  const ofApp = [...changes, ...here].filter(({ event }) => event.app === app);
  const events = [...new Map(ofApp.map(({ event }) => [line(event), event])).values()];
  const live = here[0]?.apps[app];
  const named = new Set([
    live?.version,
    live?.canary?.version,
    ...(live?.previous ?? []),
    ...events.map(({ version }) => version),
  ]);
  const waiting = (await publishedReleases(store, app)).filter(({ version }) => !named.has(version));
  const kept = new Set([...named, ...waiting.map(({ version }) => version)]);
  const elsewhere = published.filter(({ version }) => !kept.has(version));
  const lines = [
    ...(live ? state(app, live) : []),
    ...waiting.map(({ version, builtAt }) => `${app} ${version} is published, built at ${builtAt}; it was never live`),
    ...elsewhere.map(({ version, addedAt }) => `${app} ${version} is published on another machine, at ${addedAt}`),
    ...events.toSorted((a, b) => b.at.localeCompare(a.at)).map(line),
  ];
  return lines.join('\n') || `Of ${app} nothing was ever published here.`;
}

function state(app: string, { version, previous, removed, canary }: Registry['apps'][string]): string[] {
  return [
    `${app} ${version} ${removed ? 'is taken down' : 'is live'}; before it: ${previous.join(', ') || 'nothing'}`,
    ...(canary ? [`${app} ${canary.version} is the canary: ${canary.share}% of the visits get it`] : []),
  ];
}

/** The app's releases in the store, the newest first. */
async function publishedReleases(store: string, app: string): Promise<Release[]> {
  const folders = await readdir(join(store, app)).catch(() => []);
  const read = await Promise.all(folders.map((version) => findRelease(store, app, version)));
  return read.filter((release) => release !== null).toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
}

function line({ at, action, app, version, who, commit, isDirty, why }: RegistryEvent): string {
  const source = commit === 'unknown' ? '' : ` from ${commit}${isDirty ? ' with changes' : ''}`;
  return `${at}  ${action} ${app} ${version}  by ${who}${source}${why && `: ${why}`}`;
}
