import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '../store/store.ts';
import { developmentReason, type Proof, proofSchema, readStatement } from './signed-request.ts';

/** `proof.json` beside `release.json`: the statement that the release's team signed. Null: it was built on a machine of the site. */
export async function readProof(folder: string): Promise<Proof | null> {
  const text = await readFile(join(folder, 'proof.json'), 'utf8').catch(() => null);
  return text === null ? null : proofSchema.parse(JSON.parse(text));
}

/** Whether `ofgc dev` has sent the release: one for each save, so these are not kept for long. @param folder of the release */
export async function isOfDevelopment(folder: string): Promise<boolean> {
  const proof = await readProof(folder).catch(() => null);
  return proof !== null && readStatement(proof)?.why === developmentReason;
}

/** Replaces an earlier proof. @param folder of the release */
export async function writeProof(folder: string, proof: Proof): Promise<void> {
  await writeJson(join(folder, 'proof.json'), proof);
}
