import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findDamage } from '../../releases/release-files.ts';
import type { Release } from '../../releases/release.schema.ts';
import { writeProof } from '../../releases/signed/proof-file.ts';
import { findLie } from '../../releases/signed/release-claims.ts';
import { tarballLimits, TarballError, unpackRelease } from '../../releases/signed/tarball.ts';
import { placeRelease, readRelease, releaseFolder } from '../../releases/store.ts';
import type { Team } from '../../releases/database/release-database.ts';
import type { Authorised } from './authorise.ts';
import { Refusal } from './refusal.ts';

/** A release that came in. */
export interface ReceivedRelease {
  release: Release;
  /** It was not here before: if it does not pass the gate it goes again. */
  isNew: boolean;
}

/**
 * Puts a tarball into the store as the release that its team has signed.
 * @throws Refusal, and then the store is as it was before
 */
export async function receiveRelease(
  store: string,
  tarball: AsyncIterable<Buffer>,
  { statement, team, proof }: Authorised,
  limits = tarballLimits,
): Promise<ReceivedRelease> {
  const { app, version, manifest } = statement;
  if (!version || !manifest) throw new Refusal(400, `${statement.verb} names a version and its manifest.`);
  const draft = join(store, app, `draft.${randomUUID()}`);
  try {
    const release = await unpackRelease(tarball, { folder: draft, manifest, limits });
    const who = `${release.name} ${release.version}`;
    if (release.name !== app || release.version !== version)
      throw new Refusal(422, `It is signed as ${app} ${version}, and says that it is ${who}.`);
    const problem = (await findLie(draft, release)) ?? notOwned(release, team);
    if (problem) throw new Refusal(422, `${who}: ${problem}.`);
    const target = releaseFolder(store, app, version);
    const here = await readRelease(store, app, version).catch(() => null);
    if (here && !(await findDamage(target, here))) return { release: here, isNew: false };
    await writeProof(draft, proof);
    await placeRelease(draft, target);
    return { release, isNew: here === null };
  } catch (error) {
    if (error instanceof TarballError) throw new Refusal(422, `${app} ${version}: ${error.message}.`);
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Addresses and slots that nobody gave to the team. */
function notOwned({ mounts, slots }: Release, team: Team): string | null {
  const mount = mounts.find((one) => !team.mounts.includes(one));
  if (mount) return `the mount ${mount} was not given to the team ${team.name}`;
  const slot = slots.find((one) => !team.slots.includes(one));
  return slot ? `the slot ${slot} was not given to the team ${team.name}` : null;
}
