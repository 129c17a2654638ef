import { createPrivateKey, type KeyObject } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import { syncRegistry } from '../../releases/database/sync-registry.ts';
import type { Release } from '../../releases/release.schema.ts';
import { askSite, type SiteRequest } from '../../releases/signed/ask-site.ts';
import { createKeyPair } from '../../releases/signed/key-pair.ts';
import { releaseFolder } from '../../releases/store/store.ts';
import { PublishingEndpoint } from '../../server/publishing/publishing-endpoint.ts';
import type { MemoryDatabase } from './memory-database.ts';
import { storeSampleRelease } from '../sample-releases/stored-release.ts';
import { listening } from './test-server.ts';
import { by } from '../sample-releases/sample-statement.ts';

/** A publishing endpoint without a site: no shell is live, so nothing is rendered. */
export interface OpenPublishing<Database extends ReleaseDatabase = MemoryDatabase> {
  url: string;
  server: Server;
  store: string;
  database: Database;
  logger: Logger;
  keyOf: (team: string) => KeyObject;
  /** The folder in which a release was built. */
  folderOf: (release: Release) => string;
  /** Makes a release as a team would build it. @param text makes it differ from other releases */
  build: (team: string, text: string) => Promise<Release>;
  ask: (
    verb: SiteRequest['verb'],
    release: Release,
    why?: string,
    differences?: Partial<SiteRequest>,
  ) => Promise<string>;
  close: () => Promise<void>;
}

/** @param teams names of remotes, each with a team and a key */
export async function openPublishing<Database extends ReleaseDatabase>(
  teams: readonly string[],
  database: Database,
): Promise<OpenPublishing<Database>> {
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-publishing-'));
  const store = join(folder, 'releases');
  await mkdir(store);
  const keys = new Map(teams.map((team) => [team, createKeyPair()]));
  for (const [team, key] of keys) {
    await database.putTeam({ name: team, app: team, mounts: [`/${team}`], slots: [] });
    await database.addKey(team, key);
  }
  const logger = pino({ level: 'silent' });
  let endpoint: PublishingEndpoint | undefined;
  const server = createServer((request, response) => {
    if (!endpoint?.answer(request, response)) response.writeHead(404).end();
  });
  const siteUrl = new URL(await listening(server)).origin;
  endpoint = new PublishingEndpoint({
    store,
    database,
    siteUrl,
    visitorOf: ({ socket }) => socket.remoteAddress ?? '',
    requiresCheck: false,
    trial: { apiUrl: 'http://127.0.0.1:9/', env: process.env },
    serve: async () => void (await syncRegistry(store, database)),
    logger,
  });
  const keyOf = (team: string) => createPrivateKey(keys.get(team)?.privateKey ?? '');
  const folderOf = ({ name, version }: Pick<Release, 'name' | 'version'>) =>
    releaseFolder(join(folder, name), name, version);
  return {
    url: siteUrl,
    server,
    store,
    database,
    logger,
    keyOf,
    folderOf,
    build: (team, text) =>
      storeSampleRelease(join(folder, team), text, {
        name: team,
        mounts: [`/${team}`],
        slots: [],
        warmUp: [`/${team}`],
      }),
    ask: (verb, release, why = '', differences = {}) =>
      askSite({
        ...by,
        to: siteUrl,
        privateKey: keyOf(release.name),
        verb,
        app: release.name,
        version: release.version,
        folder: folderOf(release),
        why,
        ...differences,
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Five teams deploy at the same time, round after round. @returns the deployed releases of each round */
export async function deployAtOnce(
  endpoint: Pick<OpenPublishing, 'build' | 'ask'>,
  teams: readonly string[],
  rounds: number,
): Promise<Release[][]> {
  // The first change in an empty database takes over the live releases of that moment, whatever came before, so it is made first.
  const first = await endpoint.build(teams[0] ?? '', 'first');
  await endpoint.ask('deploy', first);
  const all: Release[][] = [[first]];
  for (let round = 1; round <= rounds; round++) {
    const releases = await Promise.all(teams.map((team) => endpoint.build(team, `${team} ${round}`)));
    await Promise.all(releases.map((release) => endpoint.ask('deploy', release)));
    all.push(releases);
  }
  return all;
}
