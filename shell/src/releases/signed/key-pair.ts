import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** Both halves of a team's Ed25519 key, as text (PEM). */
export interface KeyPair {
  privateKey: string;
  publicKey: string;
  /** The key's id: a hash of its public half. */
  id: string;
}

/** A new key pair, which is not stored anywhere. */
export function createKeyPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
    id: keyId(publicKey),
  };
}

/** @throws one sentence where the text is no private Ed25519 key */
export function readPrivateKey(text: string): KeyObject {
  const key = readKey(text);
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new Error(
    'The team key is not readable: it is what `npm run team -- add` wrote, from its first line to its last.',
  );
}

function readKey(text: string): KeyObject | null {
  try {
    return createPrivateKey(text);
  } catch {
    return null;
  }
}

/** @param key either half */
export function keyId(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}
