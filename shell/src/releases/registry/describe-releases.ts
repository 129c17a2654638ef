import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedVersion, ReleaseDatabase } from '../database/release-database.ts';
import type { Registry, RegistryEvent, Release } from '../release.schema.ts';
import { readProof } from '../signed/proof-file.ts';
import { developmentReason, readStatement, type Statement } from '../signed/signed-request.ts';
import { findRelease, releaseFolder } from '../store/store.ts';
import { readHistory } from './registry-log.ts';

/** What the database knows of an app, and this machine may not. */
interface Others {
  changes: readonly { event: RegistryEvent; apps: Registry['apps'] }[];
  published: readonly PublishedVersion[];
}

/** How many of an app's last changes are described that this machine lacks. */
const mostChanges = 50;

/** @throws DatabaseAwayError */
export async function readOthers(
  database: Pick<ReleaseDatabase, 'history' | 'published'>,
  app: string,
): Promise<Others> {
  const [changes, published] = await Promise.all([database.history(mostChanges, app), database.published(app)]);
  return { changes, published };
}

/**
 * Describes an app's releases, a line each: the live one, the canary, published ones that were never live, and every change with its date,
 * author and reason, the newest first. Releases of `ofgc dev`, one for each save, share a line.
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
  const isOfDev = ({ sent }: Published) => sent?.why === developmentReason;
  const saves = [
    ...waiting.filter(isOfDev).map(({ version, builtAt }) => ({ version, at: builtAt })),
    ...elsewhere.filter((one) => one.isOfDevelopment).map(({ version, addedAt }) => ({ version, at: addedAt })),
  ];
  const lines = [
    ...(live ? state(app, live) : []),
    ...waiting.filter((one) => !isOfDev(one)).map(publishedLine),
    ...developmentLine(app, saves),
    ...elsewhere
      .filter((one) => !one.isOfDevelopment)
      .map(({ version, addedAt }) => `${app} ${version} is in the database since ${addedAt}`),
    ...events.toSorted((a, b) => b.at.localeCompare(a.at)).map(line),
  ];
  return lines.map(onOneLine).join('\n') || `Of ${app} nothing was ever published here.`;
}

/** A reason is often a whole commit message: its second line would read as a change of its own, its control characters command a terminal. */
const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

function state(app: string, { version, previous, removed, canary }: Registry['apps'][string]): string[] {
  return [
    `${app} ${version} ${removed ? 'is taken down' : 'is live'}; before it: ${previous.join(', ') || 'nothing'}`,
    ...(canary ? [`${app} ${canary.version} is the canary: ${canary.share}% of the visits get it`] : []),
  ];
}

/** A release in the store, and the request with which a team sent it. */
type Published = Release & { sent: Statement | null };

/** The app's releases in the store, the newest first. */
async function publishedReleases(store: string, app: string): Promise<Published[]> {
  const folders = await readdir(join(store, app)).catch(() => []);
  const read = await Promise.all(
    folders.map(async (version) => {
      const release = await findRelease(store, app, version);
      return release && { ...release, sent: await readSent(releaseFolder(store, app, version)) };
    }),
  );
  return read.filter((release) => release !== null).toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
}

async function readSent(folder: string): Promise<Statement | null> {
  const proof = await readProof(folder).catch(() => null);
  return proof && readStatement(proof);
}

function publishedLine({ name, version, builtAt, sent }: Published): string {
  const by = sent ? `; sent by ${sent.who}${sent.why && `: ${sent.why}`}` : '';
  return `${name} ${version} is published, built at ${builtAt}; it was never live${by}`;
}

/** @param saves each with the time when it was built, or came to the database */
function developmentLine(app: string, saves: readonly { version: string; at: string }[]): string[] {
  const versions = saves
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ version }) => version)
    .join(', ');
  return versions ? [`${app}: of \`ofgc dev\`, never live, the newest first: ${versions}`] : [];
}

function line({ at, action, app, version, who, commit, isDirty, why }: RegistryEvent): string {
  const source = commit === 'unknown' ? '' : ` from ${commit}${isDirty ? ' with changes' : ''}`;
  return `${at}  ${action} ${app} ${version}  by ${who}${source}${why && `: ${why}`}`;
}
