import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { derive } from './access-code.ts';

// Messages are encrypted in the format of age (https://age-encryption.org/v1): X25519, HKDF and ChaCha20-Poly1305. With the channel's key
// they can be opened without this site, by any program that knows the format.

/** The value by which a report is found; of its code, only this is stored. @param letters as returned by `readCode` */
export function locatorOf(letters: string): string {
  return Buffer.from(derive(letters, 'locator')).toString('base64url');
}

/** The secret key derived from a code: `AGE-SECRET-KEY-1…`. It is stored nowhere. */
export function deriveIdentity(letters: string): string {
  return bech32.encodeFromBytes('AGE-SECRET-KEY-', derive(letters, 'identity')).toUpperCase();
}

/** The public key of a secret key: `age1…`. */
export function recipientOf(identity: string): Promise<string> {
  return identityToRecipient(identity);
}

/** Seals content so that only the recipients can open it, not even the sender. */
export async function seal(content: Uint8Array, recipients: readonly string[]): Promise<Buffer> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return Buffer.from(await encrypter.encrypt(content));
}

/** Opens sealed content. @throws where it was not sealed for that identity, or was changed */
export async function unseal(sealed: Uint8Array, identity: string): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(new Uint8Array(sealed));
}

/** Texts are sealed in whole kilobytes, so that their length says little. */
const block = 1024;

/** Seals a value that JSON can hold, filled up with spaces to whole kilobytes (1,024 bytes). */
export function sealJson(content: unknown, recipients: readonly string[]): Promise<Buffer> {
  const text = Buffer.from(JSON.stringify(content));
  const padded = Buffer.alloc(Math.ceil(text.length / block) * block, ' ');
  text.copy(padded);
  return seal(padded, recipients);
}

/** Opens a sealed value. @param Content the type of the sealed value, which is trusted because only this site seals */
export async function unsealJson<Content>(sealed: Uint8Array, identity: string): Promise<Content> {
  return JSON.parse(Buffer.from(await unseal(sealed, identity)).toString('utf8')) as Content;
}
