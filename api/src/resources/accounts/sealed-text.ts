import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts a text. @param about names its owner: the text cannot be opened as another owner's */
export function sealText(text: string, key: Buffer, about: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text. @returns undefined where it was sealed with another key, for another owner, or was changed */
export function unsealText(sealed: string, key: Buffer, about: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
    return decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** A keyed hash (HMAC-SHA-256): without the key it does not reveal the text. */
export function keyedHash(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
