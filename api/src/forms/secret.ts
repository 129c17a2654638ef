import { createHash, randomBytes } from 'node:crypto';

/** A random token for a link; only its hash is stored. */
interface Secret {
  /** The part of the link: 32 letters, digits, `-` and `_`. */
  token: string;
  hash: string;
}

export const tokenPattern = /^[\w-]{32}$/;

/** Makes a token of 192 random bits. It is handed out once, as it cannot be recovered from the stored hash. */
export function newSecret(): Secret {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The hash of a token, as it is stored. It needs no salt, because the token is random. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
