import { randomInt } from 'node:crypto';
import { keyedHash } from './sealed-text.ts';

const recoveryCodes = 10;
/** The alphabet leaves out letters and digits that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const recoveryLength = 12;

/** Recovery codes for a lost telephone, each of which works once: `ABCD-EFGH-JKMN`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: recoveryLength }, () => alphabet[randomInt(alphabet.length)])
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  );
}

/** The hash of a recovery code, as it is stored. @param code with or without hyphens */
export function recoveryHash(code: string, { accountId, key }: { accountId: number; key: Buffer }): string {
  return keyedHash(`recovery ${accountId} ${code.replaceAll('-', '')}`, key);
}
