import { referencedVersions } from '../registry/registry.ts';
import { readRegistry } from '../registry/registry-log.ts';
import { releaseSchema } from '../release.schema.ts';
import { travellingFiles } from '../store/release-files.ts';
import { findRelease } from '../store/store.ts';
import { pushRelease } from './push-release.ts';
import { DatabaseAwayError, type ReleaseDatabase } from './release-database.ts';

/** A release that could not be put into the database. */
interface Unpushed {
  name: string;
  version: string;
  error: unknown;
}

/**
 * Puts the releases that the registry names, with their files, into a database that has the registry but lacks them: files do not move with a
 * backup from the embedded database, and a change that both have is not entered again. Costs two queries for a release that is there.
 * One that is damaged here, or has a manifest there that this version of the site cannot read, holds up no other one.
 * @returns the releases that could not be put there, with the reasons @throws DatabaseAwayError, or where the registry cannot be read
 */
export async function pushNamed(store: string, database: ReleaseDatabase): Promise<Unpushed[]> {
  const unpushed: Unpushed[] = [];
  const registry = await readRegistry(store);
  const names = Object.keys(registry.apps);
  for (const [name, version] of names.flatMap((one) =>
    referencedVersions(registry, one).map((of) => [one, of] as const),
  )) {
    if (!(await findRelease(store, name, version))) continue;
    try {
      if (!(await isThere(database, name, version))) await pushRelease(store, database, name, version);
    } catch (error) {
      if (error instanceof DatabaseAwayError) throw error;
      unpushed.push({ name, version, error });
    }
  }
  return unpushed;
}

/** Of a release in the database its own manifest counts: builds of one release differ in their compressed copies. */
async function isThere(database: ReleaseDatabase, name: string, version: string): Promise<boolean> {
  const shared = await database.release(name, version);
  if (!shared) return false;
  const files = travellingFiles(releaseSchema.parse(JSON.parse(shared.manifest)));
  return (await database.missingFiles(Object.values(files))).length === 0;
}
