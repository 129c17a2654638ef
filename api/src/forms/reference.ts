import { randomInt } from 'node:crypto';

/** The alphabet leaves out letters and digits that are easily confused on the telephone. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 6;

/** A reference that a visitor can spell on the telephone: `C-7K3M2Q`. Random, but too short for a secret. @param kind one letter */
export function newReference(kind: string): string {
  return `${kind}-${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}
