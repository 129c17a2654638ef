import { hkdfSync, randomBytes } from 'node:crypto';

/** Without letters and digits that look alike. There are 31 of them, a prime: so the last letter of a code tells any one letter that is wrong, and any two that changed places. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const base = BigInt(alphabet.length);
const groupLength = 4;

/** Letters of a code, with the one that checks it: 94 bits for who reports, 133 for who reads everything. */
export const codeLengths = { report: 20, channel: 28 } as const;
export type CodeKind = keyof typeof codeLengths;

/** A code of a kind from 32 secret bytes: `7K3M-2QXA-…`. The same bytes make the same code. */
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

/** The code of 32 random bytes: another one each time, and never to be had again. */
export function newCode(kind: CodeKind): string {
  return codeOf(kind, randomBytes(32));
}

/** A code as it was typed, in any case and with any signs between its groups. @returns null where a letter is wrong, missing or too many */
export function readCode(kind: CodeKind, typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s.\-‐-―_]/g, '');
  const values = letters.split('').map((letter) => alphabet.indexOf(letter));
  if (values.length !== codeLengths[kind] || values.includes(-1)) return null;
  return values.at(-1) === checkOf(values.slice(0, -1)) ? letters : null;
}

/** Each place weighs another amount, so that two letters that changed places are found. */
function checkOf(values: readonly number[]): number {
  return values.reduce((sum, value, place) => sum + value * (place + 1), 0) % alphabet.length;
}

/**
 * 32 bytes for one purpose, of a code. A code is random and long, so it needs no slow hash: who tries all of them needs ages with a quick one.
 * @param letters as `readCode` gives them
 */
export function derive(letters: string, purpose: 'locator' | 'identity'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', letters, '', `ofgc reporting channel ${purpose}`, 32));
}
