import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findDamage, findUnsigned, travellingFiles } from '../store/release-files.ts';
import { releaseSchema } from '../release.schema.ts';
import { readProof } from '../signed/proof-file.ts';
import { releaseFolder } from '../store/store.ts';
import { readTrials } from '../gate/trial/trial-records.ts';
import type { ReleaseDatabase } from './release-database.ts';

/** Puts a release of this machine into the database: its manifest, its proof, and the trials and files that the database lacks. */
export async function pushRelease(
  store: string,
  database: ReleaseDatabase,
  app: string,
  version: string,
): Promise<void> {
  const folder = releaseFolder(store, app, version);
  const manifest = await readFile(join(folder, 'release.json'), 'utf8');
  const release = releaseSchema.parse(JSON.parse(manifest));
  const files = travellingFiles(release);
  const missing = new Set(await database.missingFiles(Object.values(files)));
  const damage = await (missing.size > 0 ? findDamage(folder, release) : findUnsigned(folder));
  if (damage) throw new Error(`${app} ${version}: ${damage}`);
  for (const [file, hash] of Object.entries(files))
    if (missing.delete(hash)) await database.putFile(hash, await readFile(join(folder, file)));
  await database.putRelease(app, version, manifest, await readProof(folder));
  // Those that are there may be newer: a check that was signed again on another machine.
  const known = await database.trials(app, version);
  for (const trial of await readTrials(store, { name: app, version }))
    if (!known.some(({ shell }) => shell === trial.shell)) await database.noteTrial(app, version, trial);
}
