import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for others on the telephone. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 6;

/** What a visitor can name on the telephone: `C-7K3M2Q`. Not a secret, and not to be guessed by counting. @param kind one letter */
export function newReference(kind: string): string {
  return `${kind}-${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}
