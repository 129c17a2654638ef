import { createHash, createPublicKey, type KeyObject, randomUUID, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { largestShare } from '../registry/canary-share.ts';
import { requestedPath } from '../registry/site-path.ts';
import { versionName } from '../release.schema.ts';
import { keyId } from './key-pair.ts';

/** Requests that a team may make. */
export const verbs = ['publish', 'deploy', 'activate', 'rollback', 'remove', 'releases', 'preview', 'checked'] as const;
export type Verb = (typeof verbs)[number];

/** The reason of the releases that `ofgc dev` sends, one for each save. */
export const developmentReason = 'ofgc dev';

/** The most characters of `who` and `why` in a statement. */
const whoLetters = 100;
const whyLetters = 1_000;

/** @throws one sentence where a word is the name of no version, as `archive@1a2b` */
export function checkVersion(word: string): void {
  if (!versionName.test(word)) throw new Error(`“${word}” is no version: \`releases\` lists them, as 1a2b3c4d5e6f.`);
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The statement that a team signs: one request to one site, valid once and for a few minutes. */
export const statementSchema = z.object({
  verb: z.enum(verbs),
  /** The origin of the site's public address. */
  site: z.string(),
  /** `keyId` of the team's key. */
  key: z.string(),
  app: z.string().regex(/^[a-z]+$/),
  /** For all verbs that concern one release. */
  version: z.string().regex(versionName).nullable(),
  /** For `publish` and `deploy`: sha256 of the text of `release.json`, which has the hashes of all other files. */
  manifest: sha256.nullable(),
  /** For `checked`: `filesHash` of the release that was looked at. */
  files: sha256.optional(),
  /** For `checked`: the version of the shell in which it was looked at; missing in statements of older kits. */
  shell: z.string().regex(versionName).max(100).optional(),
  /** For `remove`: the path to which the section's addresses redirect; null: they say that it is gone. */
  redirect: requestedPath.nullable(),
  /** For `deploy`: makes the release a canary for this share of the visits, in percent. */
  share: z.number().int().min(1).max(largestShare).optional(),
  /** For `preview`: until when the release may be seen. */
  until: z.iso.datetime().optional(),
  nonce: z.string().min(16).max(100),
  at: z.iso.datetime(),
  who: z.string().max(whoLetters),
  commit: z.string().max(100),
  isDirty: z.boolean(),
  why: z.string().max(whyLetters),
});
export type Statement = z.infer<typeof statementSchema>;

/** A statement with its team's signature. It is kept beside the release, and every machine checks it again. */
export const proofSchema = z.object({
  /** The statement as JSON, byte for byte as it was signed. */
  text: z.string().max(8_000),
  /** Base64url. */
  signature: z.string().max(200),
});
export type Proof = z.infer<typeof proofSchema>;

/**
 * Adds the key’s id, and where they are missing a random nonce and the time, in ISO 8601 by this machine’s clock. `who` and
 * `why` are shortened, because a whole commit message may be longer than a statement.
 */
export function signStatement(
  statement: Omit<Statement, 'key' | 'nonce' | 'at'> & Partial<Pick<Statement, 'nonce' | 'at'>>,
  privateKey: KeyObject,
): Proof {
  const whole: Statement = {
    key: keyId(privateKey),
    nonce: randomUUID(),
    at: new Date().toISOString(),
    ...statement,
    who: shortened(statement.who, whoLetters),
    why: shortened(statement.why, whyLetters),
  };
  const text = JSON.stringify(whole);
  return { text, signature: sign(null, Buffer.from(text), privateKey).toString('base64url') };
}

/** Shortens a text, but never in the middle of a surrogate pair. */
function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/** @returns null where the text is not a valid statement */
export function readStatement(proof: Proof): Statement | null {
  return parseStatement(proof)?.data ?? null;
}

/** Why a text is not a valid statement: its first invalid field, or that it is not JSON. */
export function statementFault(proof: Proof): string {
  const parsed = parseStatement(proof);
  const field = parsed?.error?.issues[0]?.path.join('.');
  return parsed && field !== undefined
    ? `${field || 'all'} of its statement is not as it must be`
    : 'its statement is no JSON';
}

function parseStatement({ text }: Proof) {
  try {
    return statementSchema.safeParse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Whether the statement was signed with a key. @param publicKey PEM */
export function isSignedBy({ text, signature }: Proof, publicKey: string): boolean {
  try {
    return verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/** The hash of a manifest as in a statement. */
export function manifestHash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** `Authorization: Signature <statement>.<signature>`, both base64url. */
export function toHeader({ text, signature }: Proof): string {
  return `Signature ${Buffer.from(text).toString('base64url')}.${signature}`;
}

/** @returns null where it is another kind of header */
export function fromHeader(header: string | undefined): Proof | null {
  const [, text, signature] = /^Signature ([\w-]{1,12000})\.([\w-]{1,200})$/.exec(header ?? '') ?? [];
  return text && signature ? { text: Buffer.from(text, 'base64url').toString('utf8'), signature } : null;
}
