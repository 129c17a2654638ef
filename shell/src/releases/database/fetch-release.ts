import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bucketKey } from '../bucket/mirror-releases.ts';
import { findDamage, integrityOf } from '../store/release-files.ts';
import { type Release, releaseSchema } from '../release.schema.ts';
import { writeProof } from '../signed/proof-file.ts';
import { isSignedBy, manifestHash, readStatement } from '../signed/signed-request.ts';
import { placeRelease, readRelease, releaseFolder } from '../store/store.ts';
import { writeTrial } from '../gate/trial-records.ts';
import type { ReleaseDatabase, SharedRelease } from './release-database.ts';

/** How many files of a release are asked for at once. */
const atOnce = 6;

/**
 * Makes a release whole on this machine that another machine has published: its signature is checked, and every byte.
 * @throws where the database has not got it, or it is not what was signed; the store is as before then
 */
export async function fetchRelease(
  store: string,
  database: ReleaseDatabase,
  app: string,
  version: string,
): Promise<Release> {
  const target = releaseFolder(store, app, version);
  const here = await readRelease(store, app, version).catch(() => null);
  if (here && !(await findDamage(target, here))) return here;
  const who = `${app} ${version}`;
  const shared = await database.release(app, version);
  if (!shared) throw new Error(`${who} is not published here: \`releases\` lists what is.`);
  const release = releaseSchema.parse(JSON.parse(shared.manifest));
  if (release.name !== app || release.version !== version) throw new Error(`${who} says that it is another release`);
  await checkProof(database, who, shared);

  const draft = join(store, app, `draft.${randomUUID()}`);
  try {
    const files = Object.entries(release.integrity);
    const next = async (): Promise<void> => {
      for (let one = files.pop(); one; one = files.pop()) {
        const [file, hash] = one;
        const content = await database.file(hash, bucketKey(release, file));
        if (!content) throw new Error(`${who}: ${file} is not in the database of releases`);
        if (integrityOf(content) !== hash) throw new Error(`${who}: ${file} is not what was published`);
        await mkdir(dirname(join(draft, file)), { recursive: true });
        await writeFile(join(draft, file), content);
      }
    };
    const fetched = await Promise.allSettled(
      Array.from({ length: atOnce }, () => next().finally(() => (files.length = 0))),
    );
    // None is still being written when the draft goes.
    const failed = fetched.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    await writeFile(join(draft, 'release.json'), shared.manifest);
    if (shared.proof) await writeProof(draft, shared.proof);
    await placeRelease(draft, target);
    // What was tried on another machine is not tried again here.
    for (const trial of await database.trials(app, version)) await writeTrial(store, release, trial);
    return release;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A revoked key counts here: the release was let in while the key was valid. */
async function checkProof(database: ReleaseDatabase, who: string, { manifest, proof }: SharedRelease): Promise<void> {
  if (!proof) return;
  const statement = readStatement(proof);
  const { keys } = await database.teams();
  const key = keys.find(({ id }) => id === statement?.key);
  if (!statement || !key || !isSignedBy(proof, key.publicKey)) throw new Error(`${who} is not signed by a team`);
  if (statement.manifest !== manifestHash(manifest))
    throw new Error(`${who} is not the release that its team has signed`);
}
