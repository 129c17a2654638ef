import { operationsOf } from '@ofgc/shared/contract/openapi.ts';
import type { Release } from '../../release.schema.ts';
import { missingReads } from './api-reads.ts';
import { liveDescription } from './live-description.ts';

/**
 * A release needs an API that answers what it asks for: while machines are updated one after the other, this one may still have the
 * older API. @throws with a code like the system's errors, because it is the machine's trouble: the release is tried again
 */
export async function requireApi(release: Release, apiUrl: string): Promise<void> {
  if (Object.keys(release.reads ?? {}).length === 0) return;
  const description = await liveDescription(apiUrl);
  const [missing] = description ? missingReads(release, operationsOf(description)) : [];
  const reason = `${release.name} ${release.version} waits for a newer API on this machine: ${missing}`;
  if (missing) throw Object.assign(new Error(reason), { code: 'EAPI' });
}
