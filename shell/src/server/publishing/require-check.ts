import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import { browserTrial, readTrial } from '../../releases/gate/trial/trial-records.ts';
import { readRegistry } from '../../releases/registry/registry-log.ts';
import type { Release } from '../../releases/release.schema.ts';
import { filesHash } from '../../releases/signed/files-hash.ts';
import { isSignedBy, proofSchema, readStatement } from '../../releases/signed/signed-request.ts';
import { Refusal } from './refusal.ts';

interface Requirement {
  store: string;
  database: Pick<ReleaseDatabase, 'teams'>;
  /** The site's public address. */
  siteUrl: string;
  requiresCheck: boolean;
}

/**
 * If the site demands it (`REQUIRE_CHECKED`), a release goes live only with a check that its team's CI made in a browser with the
 * live shell: signed with a key of that team that is not revoked, for exactly these files.
 * @throws Refusal
 */
export async function requireCheck(
  release: Release,
  { store, database, siteUrl, requiresCheck }: Requirement,
): Promise<void> {
  if (!requiresCheck) return;
  const shell = (await readRegistry(store)).apps.shell?.version ?? '';
  const check = (await readTrial(store, release, browserTrial(shell)))?.notes[1];
  const { name, version } = release;
  if (check === undefined || !(await isSigned(check, release, { database, shell })))
    throw new Refusal(
      403,
      `${name} ${version} is published and not live: nobody has looked at it in a browser under the live shell ${shell}. \`npm run check-release -- mfe-${name} --browser --to ${siteUrl}\` does that and signs it (in the section's own repository without its name); then \`activate\`.`,
    );
}

async function isSigned(
  check: string,
  release: Release,
  { database, shell }: Pick<Requirement, 'database'> & { shell: string },
): Promise<boolean> {
  const proof = proofSchema.safeParse(JSON.parse(check)).data;
  const statement = proof && readStatement(proof);
  if (!proof || statement?.verb !== 'checked') return false;
  const isOfRelease = statement.app === release.name && statement.version === release.version;
  if ((statement.shell ?? shell) !== shell) return false;
  if (!isOfRelease || statement.files !== filesHash(release)) return false;
  const { teams, keys } = await database.teams();
  const key = keys.find(({ id, revokedAt }) => id === statement.key && revokedAt === null);
  const team = teams.find((one) => one.name === key?.team);
  return team?.app === release.name && isSignedBy(proof, key?.publicKey ?? '');
}
