import { createHash, randomBytes } from 'node:crypto';

/** A random token for a link; only its hash is stored. */
interface Secret {
  /** For the link: 32 letters, digits, `-` and `_`. */
  token: string;
  hash: string;
}

export const tokenPattern = /^[\w-]{32}$/;

/** 192 random bits: the token is handed out once, and cannot be had from the hash again. */
export function newSecret(): Secret {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** What is stored of a token. No salt: the token is random. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
