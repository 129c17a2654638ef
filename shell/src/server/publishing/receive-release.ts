import { rm } from 'node:fs/promises';
import { fetchRelease } from '../../releases/database/fetch-release.ts';
import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import type { Release } from '../../releases/release.schema.ts';
import { isReferenced } from '../../releases/registry/registry.ts';
import { readRegistry } from '../../releases/registry/registry-log.ts';
import { isByDevelopment, isOfDevelopment, writeProof } from '../../releases/signed/proof-file.ts';
import { findLie } from '../../releases/signed/release-claims.ts';
import type { Proof } from '../../releases/signed/signed-request.ts';
import { TarballError, unpackRelease } from '../../releases/signed/tarball.ts';
import { tarballLimits } from '../../releases/signed/tarball-limits.ts';
import { checkAppName } from '../../releases/store/app-names.ts';
import { newDraft } from '../../releases/store/release-draft.ts';
import { makeYoung, placeRelease, readRelease, releaseFolder } from '../../releases/store/store.ts';
import type { Authorised } from './authorise.ts';
import { requireOwned } from './owned-by-team.ts';
import { Refusal } from './refusal.ts';

/** A release as it was sent, in a folder beside the store's releases. */
export interface Draft {
  folder: string;
  release: Release;
}

/** A release in the store. */
interface ReceivedRelease {
  release: Release;
  /** It was not in the store before: if the gate refuses it, it is removed. */
  isNew: boolean;
}

/**
 * Reads a tarball, and checks everything that can be checked without running it. The caller removes the draft.
 * @throws Refusal, and then nothing of the draft is left
 */
export async function readDraft(
  store: string,
  tarball: AsyncIterable<Buffer>,
  { statement, team }: Authorised,
  limits = tarballLimits,
): Promise<Draft> {
  const { app, version, manifest } = statement;
  if (!version || !manifest) throw new Refusal(400, `${statement.verb} names a version and its manifest.`);
  try {
    checkAppName(app);
  } catch (error) {
    throw new Refusal(422, (error as Error).message);
  }
  const folder = newDraft(store, app);
  try {
    const release = await unpackRelease(tarball, { folder, manifest, limits });
    const who = `${release.name} ${release.version}`;
    if (release.name !== app || release.version !== version)
      throw new Refusal(422, `It is signed as ${app} ${version}, and says that it is ${who}.`);
    const problem = await findLie(folder, release);
    if (problem) throw new Refusal(422, `${who}: ${problem}.`);
    requireOwned(release, team);
    return { folder, release };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (error instanceof TarballError) throw new Refusal(422, `${app} ${version}: ${error.message}.`);
    throw error;
  }
}

/** Puts a draft into the store with its signature, unless the same release is there undamaged, or was published on another machine. */
export async function keepDraft(
  { store, database }: { store: string; database: ReleaseDatabase },
  { folder, release }: Draft,
  proof: Proof,
): Promise<ReceivedRelease> {
  const { name, version } = release;
  const target = releaseFolder(store, name, version);
  const here = await readRelease(store, name, version).catch(() => null);
  // All machines have the manifest that was published first: another one may name the same files and say something else of them.
  const whole = await fetchRelease(store, database, name, version).catch(() => null);
  // What `ofgc dev` sent is kept for a day alone: it gives way to what is published on purpose.
  const givesWay =
    (await isOfDevelopment(target)) &&
    !isByDevelopment(proof) &&
    !isReferenced(await readRegistry(store), name, version);
  if (whole && !givesWay) {
    await makeYoung(store, name, version);
    return { release: whole, isNew: false };
  }
  await writeProof(folder, proof);
  await placeRelease(folder, target);
  return { release, isNew: here === null || givesWay };
}
