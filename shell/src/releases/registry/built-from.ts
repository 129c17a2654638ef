import type { Provenance } from '../build/provenance.ts';
import type { Release } from '../release.schema.ts';
import { readProof } from '../signed/proof-file.ts';
import { readStatement } from '../signed/signed-request.ts';
import { releaseFolder } from '../store/store.ts';
import { readHistory } from './registry-log.ts';

/**
 * The commit that a release was built from, and whether with changes: of the change with which its sources came, else of the request with
 * which its team sent it, else its own. A start from a copy without git knows none; a damaged request says nothing.
 */
export async function builtFrom(
  store: string,
  { name, version, commit }: Release,
): Promise<Pick<Provenance, 'commit' | 'isDirty'>> {
  const came = (await readHistory(store)).findLast(
    ({ event }) =>
      event.app === name &&
      event.version === version &&
      event.commit !== 'unknown' &&
      ['deploy', 'start', 'canary'].includes(event.action),
  );
  const proof = came ? null : await readProof(releaseFolder(store, name, version)).catch(() => null);
  const known = came?.event ?? (proof && readStatement(proof));
  return known ? { commit: known.commit, isDirty: known.isDirty } : { commit, isDirty: false };
}
