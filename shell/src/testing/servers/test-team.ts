import { createPrivateKey } from 'node:crypto';
import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import type { Release } from '../../releases/release.schema.ts';
import { askSite, type SiteRequest } from '../../releases/signed/ask-site.ts';
import { createKeyPair, type KeyPair } from '../../releases/signed/key-pair.ts';
import { releaseFolder } from '../../releases/store/store.ts';
import { by } from '../sample-releases/sample-statement.ts';

/** A team that sends the releases of its section to a site. */
export interface TestTeam {
  app: string;
  key: Pick<KeyPair, 'privateKey'>;
  /** The site's public address. */
  to: string;
  /** The store in which the team builds. */
  folder: string;
}

/** Enters the team of a section, with what its live release has. @returns the team's key */
export async function addTeam(
  database: Pick<ReleaseDatabase, 'putTeam' | 'addKey'>,
  { name, mounts, slots }: Pick<Release, 'name' | 'mounts' | 'slots'>,
  key = createKeyPair(),
): Promise<KeyPair> {
  await database.putTeam({ name, app: name, mounts, slots });
  await database.addKey(name, key);
  return key;
}

/** Asks a site in the team's name. @param release is sent along */
export function askAsTeam(
  { app, key, to, folder }: TestTeam,
  verb: SiteRequest['verb'],
  release?: Pick<Release, 'version'>,
  differences: Partial<SiteRequest> = {},
): Promise<string> {
  return askSite({
    ...by,
    to,
    privateKey: createPrivateKey(key.privateKey),
    verb,
    app,
    ...(release && { version: release.version, folder: releaseFolder(folder, app, release.version) }),
    ...differences,
  });
}
