import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { bucketKey } from '../bucket/upload-releases.ts';
import { fewAtOnce } from '../store/few-at-once.ts';
import { findDamage, integrityOf, travellingFiles } from '../store/release-files.ts';
import { type Release, releaseSchema } from '../release.schema.ts';
import { isByDevelopment, isOfDevelopment, writeProof } from '../signed/proof-file.ts';
import { isSignedBy, manifestHash, readStatement } from '../signed/signed-request.ts';
import { withReleaseDraft } from '../store/release-draft.ts';
import { placeRelease, readRelease, releaseFolder } from '../store/store.ts';
import { readTrial, writeTrial } from '../gate/trial/trial-records.ts';
import type { ReleaseDatabase, SharedRelease } from './release-database.ts';

/** How many files of a release are requested at once. */
const atOnce = 6;

/** Releases that are being fetched, by their folder: a second fetch would take the first one's folder away for a moment. */
const running = new Map<string, Promise<Release>>();

/**
 * Fetches a release that another machine has published, and checks its signature and the hash of every file. One that is whole here
 * already is not fetched, unless `ofgc dev` sent it and it was published on purpose since.
 * @throws where the database lacks it, or its files are not those that were signed; the store is then unchanged
 */
export function fetchRelease(store: string, database: ReleaseDatabase, app: string, version: string): Promise<Release> {
  const target = releaseFolder(store, app, version);
  const fetching =
    running.get(target) ?? fetchTo(target, store, database, app, version).finally(() => running.delete(target));
  running.set(target, fetching);
  return fetching;
}

async function fetchTo(
  target: string,
  store: string,
  database: ReleaseDatabase,
  app: string,
  version: string,
): Promise<Release> {
  const here = await readRelease(store, app, version).catch(() => null);
  if (here && !(await findDamage(target, here)) && !(await isReplaced(target, database, here))) return here;
  const who = `${app} ${version}`;
  const shared = await database.release(app, version);
  if (!shared) throw new Error(`${who} is not published here: \`releases\` lists what is.`);
  const release = releaseSchema.parse(JSON.parse(shared.manifest));
  if (release.name !== app || release.version !== version) throw new Error(`${who} says that it is another release`);
  await checkProof(database, release, shared);

  return withReleaseDraft(store, app, async (draft) => {
    await fewAtOnce(Object.entries(travellingFiles(release)), atOnce, async ([file, hash]) => {
      const content = await database.file(hash, bucketKey(release, file));
      if (!content) throw new Error(`${who}: ${file} is not in the database of releases`);
      if (integrityOf(content) !== hash) throw new Error(`${who}: ${file} is not what was published`);
      await mkdir(dirname(join(draft, file)), { recursive: true });
      await writeFile(join(draft, file), content);
    });
    await writeFile(join(draft, 'release.json'), shared.manifest);
    if (shared.proof) await writeProof(draft, shared.proof);
    // Before the release is in its place: one that is there is not fetched again.
    await fetchTrials(store, database, release);
    await placeRelease(draft, target);
    return release;
  });
}

/**
 * Whether what `ofgc dev` has sent to this machine was published on purpose through another one since: that has another proof, is kept for
 * longer, and may say something else of the same files. While the database is away, the release of this machine counts.
 */
async function isReplaced(target: string, database: ReleaseDatabase, { name, version }: Release): Promise<boolean> {
  if (!(await isOfDevelopment(target))) return false;
  const shared = await database.release(name, version).catch(() => null);
  return shared !== null && !isByDevelopment(shared.proof);
}

/** Fetches the trials and signed checks of a release from the other machines: they count here too, so that it is not tried again. */
export async function fetchTrials(store: string, database: ReleaseDatabase, release: Release): Promise<void> {
  for (const trial of await database.trials(release.name, release.version))
    if (!isDeepStrictEqual(await readTrial(store, release, trial.shell), trial))
      await writeTrial(store, release, trial);
}

/** Checks a release's signature. A revoked key is accepted: the release was published while the key was valid. */
async function checkProof(
  database: ReleaseDatabase,
  { name, version }: Release,
  { manifest, proof }: SharedRelease,
): Promise<void> {
  if (!proof) return;
  const who = `${name} ${version}`;
  const statement = readStatement(proof);
  const { keys, teams } = await database.teams();
  const key = keys.find(({ id }) => id === statement?.key);
  if (!statement || !key || !isSignedBy(proof, key.publicKey)) throw new Error(`${who} is not signed by a team`);
  const isOwn = teams.some((team) => team.name === key.team && team.app === name);
  const isMeant = ['publish', 'deploy'].includes(statement.verb) && statement.app === name;
  if (!isOwn || !isMeant || statement.version !== version || statement.manifest !== manifestHash(manifest))
    throw new Error(`${who} is not the release that its team has signed`);
}
