import { hkdfSync } from 'node:crypto';
import { readInternalSecret } from '@ofgc/shared/internal/internal-secret.ts';

/**
 * The key for stored second factors and failed tries. It is not in the database, so that a copy of the database is no use for signing in.
 * @param given the setting IDENTITY_KEY, where several machines share a database; without it, the key is derived from the data folder's
 * secret
 */
export function readIdentityKey(dataDir: string, given?: string): Buffer {
  return Buffer.from(hkdfSync('sha256', given ?? readInternalSecret(dataDir), '', 'identity', 32));
}
