import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson, writeJson } from '../store/store.ts';
import { developmentReason, manifestHash, type Proof, proofSchema, readStatement } from './signed-request.ts';

/**
 * `proof.json` beside `release.json`: the statement that the release's team signed. Null: it was built on a machine of the site.
 * @throws where it is damaged, or an error of the system
 */
export async function readProof(folder: string): Promise<Proof | null> {
  const file = join(folder, 'proof.json');
  const proof = await readJson(file, proofSchema);
  if (!proof && existsSync(file)) throw new Error('proof.json is damaged');
  return proof;
}

/** Whether `release.json` is the one that the release's team signed, if a team has sent it. @throws like `readProof` */
export async function isAsSigned(folder: string): Promise<boolean> {
  const proof = await readProof(folder);
  if (!proof) return true;
  return readStatement(proof)?.manifest === manifestHash(await readFile(join(folder, 'release.json')));
}

/** Whether `ofgc dev` has sent the release: one for each save, so these are not kept for long. @param folder of the release */
export async function isOfDevelopment(folder: string): Promise<boolean> {
  return isByDevelopment(await readProof(folder).catch(() => null));
}

/** Whether `ofgc dev` has signed a proof, and nobody has published the release on purpose. */
export function isByDevelopment(proof: Proof | null): boolean {
  return proof !== null && readStatement(proof)?.why === developmentReason;
}

/** Replaces an earlier proof. @param folder of the release */
export async function writeProof(folder: string, proof: Proof): Promise<void> {
  await writeJson(join(folder, 'proof.json'), proof);
}
