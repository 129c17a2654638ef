import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '../store/store.ts';
import { type Proof, proofSchema } from './signed-request.ts';

/** `proof.json` beside `release.json`: the statement that the release's team signed. Null: it was built on a machine of the site. */
export async function readProof(folder: string): Promise<Proof | null> {
  const text = await readFile(join(folder, 'proof.json'), 'utf8').catch(() => null);
  return text === null ? null : proofSchema.parse(JSON.parse(text));
}

/** Replaces an earlier proof. @param folder of the release */
export async function writeProof(folder: string, proof: Proof): Promise<void> {
  await writeJson(join(folder, 'proof.json'), proof);
}
