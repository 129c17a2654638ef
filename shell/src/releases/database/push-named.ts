import { referencedVersions } from '../registry/registry.ts';
import { readRegistry } from '../registry/registry-log.ts';
import { releaseSchema } from '../release.schema.ts';
import { travellingFiles } from '../store/release-files.ts';
import { findRelease } from '../store/store.ts';
import { pushRelease } from './push-release.ts';
import { DatabaseAwayError, type ReleaseDatabase } from './release-database.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';

/**
 * Puts the releases that the registry names, with their files, into a database that has the registry but lacks them: files do not move with a
 * backup from the embedded database, and a change that both have is not entered again. Costs two queries for a release that is there.
 * @returns a sentence for each release that is damaged here, and so could not be put there @throws DatabaseAwayError
 */
export async function pushNamed(store: string, database: ReleaseDatabase): Promise<string[]> {
  const damaged: string[] = [];
  const registry = await readRegistry(store);
  const names = Object.keys(registry.apps);
  for (const [name, version] of names.flatMap((one) =>
    referencedVersions(registry, one).map((of) => [one, of] as const),
  )) {
    if (!(await findRelease(store, name, version)) || (await isThere(database, name, version))) continue;
    try {
      await pushRelease(store, database, name, version);
    } catch (error) {
      if (error instanceof DatabaseAwayError) throw error;
      damaged.push(messageOf(error));
    }
  }
  return damaged;
}

/** Of a release in the database its own manifest counts: builds of one release differ in their compressed copies. */
async function isThere(database: ReleaseDatabase, name: string, version: string): Promise<boolean> {
  const shared = await database.release(name, version);
  if (!shared) return false;
  const files = travellingFiles(releaseSchema.parse(JSON.parse(shared.manifest)));
  return (await database.missingFiles(Object.values(files))).length === 0;
}
