import { createHash, createPublicKey, type KeyObject, randomUUID, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { sitePath } from '../registry/site-path.ts';
import { keyId } from './keys.ts';

/** What a team may ask of a site. */
export const verbs = ['publish', 'deploy', 'activate', 'rollback', 'remove', 'releases', 'preview', 'checked'] as const;
export type Verb = (typeof verbs)[number];

/** How many letters a statement gives to who asks, and to why. */
const whoLetters = 100;
const whyLetters = 1_000;

/** What a team says and signs: one request to one site, good once and for a few minutes. */
export const statementSchema = z.object({
  verb: z.enum(verbs),
  /** The origin of the site's public address. */
  site: z.string(),
  /** `keyId` of the team's key. */
  key: z.string(),
  app: z.string().regex(/^[a-z]+$/),
  /** Of all that concern one release. */
  version: z
    .string()
    .regex(/^\w[\w.-]*$/)
    .nullable(),
  /** sha256 of the text of `release.json`, which has the hashes of all other files; of `publish`, `deploy` and `checked`. */
  manifest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  /** Of `remove`: where the section's addresses lead from now on; null: they say that it is gone. */
  redirect: sitePath.nullable(),
  /** Of `deploy`: to be a canary, for this share of the visits in percent. */
  share: z.number().int().min(1).max(100).optional(),
  /** Of `preview`: how long the release may be looked at. */
  until: z.iso.datetime().optional(),
  nonce: z.string().min(16).max(100),
  at: z.iso.datetime(),
  who: z.string().max(whoLetters),
  commit: z.string().max(100),
  isDirty: z.boolean(),
  why: z.string().max(whyLetters),
});
export type Statement = z.infer<typeof statementSchema>;

/** A statement as its team has signed it. It stays beside the release: every machine checks it again. */
export const proofSchema = z.object({
  /** The statement as JSON, byte by byte as it was signed. */
  text: z.string().max(8_000),
  /** Base64url. */
  signature: z.string().max(200),
});
export type Proof = z.infer<typeof proofSchema>;

/**
 * Adds the key’s id, and where they are not given a random nonce and the instant, in ISO 8601 by this machine’s clock. Who asks and
 * why are shortened: a whole commit message may be longer than a statement.
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

/** Never in the middle of a pair that is one sign. */
function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/** @returns null where it says something else than a statement says */
export function readStatement(proof: Proof): Statement | null {
  return parseStatement(proof)?.data ?? null;
}

/** What about a text is not as in a statement: the first field, or that it is no JSON. */
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

/** Whether the holder of a key has signed it. @param publicKey PEM */
export function isSignedBy({ text, signature }: Proof, publicKey: string): boolean {
  try {
    return verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/** As it stands in the statement. */
export function manifestHash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** `Authorization: Signature <statement>.<signature>`, both base64url. */
export function toHeader({ text, signature }: Proof): string {
  return `Signature ${Buffer.from(text).toString('base64url')}.${signature}`;
}

/** @returns null where the header is another one */
export function fromHeader(header: string | undefined): Proof | null {
  const [, text, signature] = /^Signature ([\w-]{1,12000})\.([\w-]{1,200})$/.exec(header ?? '') ?? [];
  return text && signature ? { text: Buffer.from(text, 'base64url').toString('utf8'), signature } : null;
}
