import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import { browserTrial, writeTrial } from '../../releases/gate/trial/trial-records.ts';
import { readRegistry } from '../../releases/registry/registry-log.ts';
import { filesHash } from '../../releases/signed/files-hash.ts';
import { findRelease } from '../../releases/store/store.ts';
import type { Authorised } from './authorise.ts';
import { Refusal } from './refusal.ts';

/**
 * Stores a team's signed statement that it checked a release in a browser, among the release's trials with that shell, here and in the
 * database. @throws Refusal where the check was of other files
 */
export async function saveCheck(
  store: string,
  database: Pick<ReleaseDatabase, 'noteTrial'>,
  { statement: { app: name, version, files, shell, why }, proof }: Authorised,
): Promise<void> {
  const release = await findRelease(store, name, version ?? '');
  if (!release || files !== filesHash(release))
    throw new Refusal(422, 'What was looked at is not the release that is here.');
  const live = (await readRegistry(store)).apps.shell?.version ?? '';
  const trial = { shell: browserTrial(shell ?? live), notes: [why, JSON.stringify(proof)] };
  await writeTrial(store, release, trial);
  await database.noteTrial(name, release.version, trial);
}
