import { hkdfSync, randomBytes } from 'node:crypto';

/**
 * The alphabet leaves out letters and digits that look alike. Its 31 signs are a prime number, so the last letter of a code reveals any
 * single wrong letter and any two swapped letters.
 */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const base = BigInt(alphabet.length);
const groupLength = 4;

/** The number of letters of a code, including the check letter: 94 bits for reporters, 133 for the channel's key. */
const codeLengths = { report: 20, channel: 28 } as const;
type CodeKind = keyof typeof codeLengths;

/** Makes a code from 32 secret bytes: `7K3M-2QXA-…`. The same bytes always make the same code. */
export function codeOf(kind: CodeKind, secret: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(secret).toString('hex')}`);
  const values: number[] = [];
  while (values.length < codeLengths[kind] - 1) {
    values.push(Number(rest % base));
    rest /= base;
  }
  const letters = [...values, checkOf(values)].map((value) => alphabet[value]).join('');
  return (letters.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');
}

/** Makes a code of 32 random bytes, which cannot be recovered later. */
export function newCode(kind: CodeKind): string {
  return codeOf(kind, randomBytes(32));
}

/**
 * Reads a typed code, in upper or lower case and with any signs between its groups.
 * @returns null where a letter is wrong, missing or too many
 */
export function readCode(kind: CodeKind, typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s.\-‐-―_]/g, '');
  const values = letters.split('').map((letter) => alphabet.indexOf(letter));
  if (values.length !== codeLengths[kind] || values.includes(-1)) return null;
  return values.at(-1) === checkOf(values.slice(0, -1)) ? letters : null;
}

/** The check letter. Each place has another weight, so that swapped letters are found. */
function checkOf(values: readonly number[]): number {
  return values.reduce((sum, value, place) => sum + value * (place + 1), 0) % alphabet.length;
}

/**
 * Derives 32 bytes for one purpose from a code. A code is random and long, so it needs no slow hash: trying all codes takes ages even with
 * a fast one.
 * @param letters as returned by `readCode`
 */
export function derive(letters: string, purpose: 'locator' | 'identity'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', letters, '', `ofgc reporting channel ${purpose}`, 32));
}
