import { z } from 'zod';
import { type Registry, type RegistryEvent, registryEventSchema, registrySchema } from '../release.schema.ts';
import type { ReleaseBucket } from '../bucket/release-bucket.ts';
import { type Proof, proofSchema } from '../signed/signed-request.ts';

/** Time limit for one response of the release database, in milliseconds. */
const releaseDatabaseTimeout = 10_000;

/** One entry of the log of live releases, which is the same for all machines. */
export interface SharedChange {
  number: number;
  /** Identifies who entered the change: entered twice with the same origin it is one change. */
  origin: string;
  event: RegistryEvent;
  apps: Registry['apps'];
}

const changeSchema = z
  .object({ number: z.number(), origin: z.string(), event: z.string(), apps: z.string() })
  .transform(({ number, origin, event, apps }): SharedChange => ({
    number,
    origin,
    event: registryEventSchema.parse(JSON.parse(event)),
    apps: registrySchema.parse({ apps: JSON.parse(apps) }).apps,
  }));

const releaseSchema = z
  .object({ manifest: z.string(), proof: z.string().nullable() })
  .transform(({ manifest, proof }) => ({
    manifest,
    proof: proof === null ? null : proofSchema.parse(JSON.parse(proof)),
  }));
export type SharedRelease = z.infer<typeof releaseSchema>;

const publishedVersionSchema = z.object({
  version: z.string(),
  addedAt: z.string(),
  /** Whether `ofgc dev` has sent it. An API of an earlier version does not say so, while the site is updated. */
  isOfDevelopment: z.boolean().default(false),
});
const publishedSchema = z.object({ data: z.array(publishedVersionSchema) });

/** A version of an app that was published from any machine. */
export type PublishedVersion = z.infer<typeof publishedVersionSchema>;

const teamSchema = z.object({
  name: z.string(),
  app: z.string(),
  mounts: z.array(z.string()),
  slots: z.array(z.string()),
});
export type Team = z.infer<typeof teamSchema>;

const keySchema = z.object({
  id: z.string(),
  team: z.string(),
  publicKey: z.string(),
  addedAt: z.string(),
  revokedAt: z.string().nullable(),
});
type TeamKey = z.infer<typeof keySchema>;
const teamsSchema = z.object({ data: z.array(teamSchema), keys: z.array(keySchema) });

const trialsSchema = z.object({ data: z.array(z.object({ shell: z.string(), notes: z.array(z.string()) })) });
const sitesSchema = z.object({ data: z.array(z.object({ name: z.string(), status: z.string() })) });
/** The database or its API is down, so nothing is known. */
export class DatabaseAwayError extends Error {}

/** The database refuses what was sent, however often it is sent. */
export class UnacceptableError extends Error {}

/** The releases in the API's database, through this machine's API; only processes that share its data folder know the secret. */
export class ReleaseDatabaseClient {
  readonly apiUrl: string;
  readonly #url: URL;
  readonly secret: string;
  readonly #bucket: Pick<ReleaseBucket, 'get'> | undefined;

  /** @param secret `readInternalSecret` of the API's data folder @param bucket has files that the database lacks */
  constructor(apiUrl: string, secret: string, bucket?: Pick<ReleaseBucket, 'get'>) {
    this.#bucket = bucket;
    this.apiUrl = apiUrl;
    this.#url = new URL('internal/releases/', apiUrl);
    this.secret = secret;
  }

  /** @returns null where no release was ever live */
  async latestChange(): Promise<SharedChange | null> {
    const answer = await this.#read('changes/latest', z.object({ data: changeSchema.nullable() }));
    return answer.data;
  }

  /** The newest change is first. @param app only changes of this app */
  async history(limit: number, app?: string): Promise<SharedChange[]> {
    const query = new URLSearchParams({ limit: String(limit), ...(app !== undefined && { app }) });
    return (await this.#read(`changes?${query.toString()}`, z.object({ data: z.array(changeSchema) }))).data;
  }

  /** @returns the change's number; null where another change has that number */
  async enter({ number, origin, event, apps }: SharedChange): Promise<number | null> {
    const body = { number, origin, event: JSON.stringify(event), apps: JSON.stringify(apps) };
    const answer = await this.#ask('POST', 'changes', body);
    if (answer.status === 409) return null;
    return z.object({ number: z.number() }).parse(await json(answer)).number;
  }

  /** @returns null where the release was never published */
  async release(app: string, version: string): Promise<SharedRelease | null> {
    const answer = await this.#ask('GET', `apps/${app}/${version}`);
    return answer.status === 404 ? null : releaseSchema.parse(await json(answer));
  }

  /** The versions that were published of an app, and when, the last one first. */
  async published(app: string): Promise<PublishedVersion[]> {
    return (await this.#read(`apps/${app}`, publishedSchema)).data;
  }

  async putRelease(app: string, version: string, manifest: string, proof: Proof | null): Promise<void> {
    await json(await this.#ask('PUT', `apps/${app}/${version}`, { manifest, proof: proof && JSON.stringify(proof) }));
  }

  /** Which of these files the database accepts but does not have. */
  async missingFiles(hashes: readonly string[]): Promise<string[]> {
    const answer = await this.#ask('POST', 'files/missing', { hashes: [...new Set(hashes)] });
    return z.object({ data: z.array(z.string()) }).parse(await json(answer)).data;
  }

  async putFile(hash: string, content: Buffer): Promise<void> {
    await json(await this.#ask('PUT', `files/${fileName(hash)}`, content));
  }

  /** @returns null where neither database nor bucket has the file @param key of the file in the bucket */
  async file(hash: string, key: string): Promise<Buffer | null> {
    const answer = await this.#ask('GET', `files/${fileName(hash)}`);
    if (answer.status === 404) return this.#bucket?.get(key) ?? null;
    if (!answer.ok) throw new DatabaseAwayError(await sentenceOf(answer));
    return Buffer.from(await answer.arrayBuffer());
  }

  async teams(): Promise<{ teams: Team[]; keys: TeamKey[] }> {
    const { data, keys } = await this.#read('teams', teamsSchema);
    return { teams: data, keys };
  }

  /** @param seen all teams as the caller has read them @throws where they were changed since */
  async putTeam({ name, ...team }: Team, seen?: readonly Team[]): Promise<void> {
    await json(await this.#ask('PUT', `teams/${name}`, { ...team, seen }));
  }

  /** @returns whether the key was added: a team has one valid key at most */
  async addKey(team: string, key: { id: string; publicKey: string }): Promise<boolean> {
    const answer = await this.#ask('POST', `teams/${team}/keys`, key);
    if (answer.status === 409) return false;
    await json(answer);
    return true;
  }

  /** @returns whether there was a valid key */
  async revokeKeys(team: string): Promise<boolean> {
    const answer = await json(await this.#ask('DELETE', `teams/${team}/keys`));
    return z.object({ revoked: z.number() }).parse(answer).revoked > 0;
  }

  /** @returns whether the nonce was used for the first time */
  async useNonce(nonce: string): Promise<boolean> {
    const answer = await this.#ask('POST', 'nonces', { nonce });
    if (answer.status === 409) return false;
    await json(answer);
    return true;
  }

  async noteRefusal(refusal: { team: string; verb: string; app: string; reason: string }): Promise<void> {
    await json(await this.#ask('POST', 'refusals', refusal));
  }

  /** The shells with which the release passed the gate, with notes on checks that could not be made. */
  async trials(app: string, version: string): Promise<{ shell: string; notes: string[] }[]> {
    return (await this.#read(`trials/${app}/${version}`, trialsSchema)).data;
  }

  async noteTrial(app: string, version: string, trial: { shell: string; notes: readonly string[] }): Promise<void> {
    await json(await this.#ask('PUT', `trials/${app}/${version}`, trial));
  }

  async putSite(name: string, status: string): Promise<void> {
    await json(await this.#ask('PUT', `sites/${encodeURIComponent(name)}`, { status }));
  }

  async removeSite(name: string): Promise<void> {
    await json(await this.#ask('DELETE', `sites/${encodeURIComponent(name)}`));
  }

  /** The sites that reported their status within the last 15 s. */
  async sites(): Promise<{ name: string; status: string }[]> {
    return (await this.#read('sites', sitesSchema)).data;
  }

  async #read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    return schema.parse(await json(await this.#ask('GET', path)));
  }

  /** @returns the response, read to its end: one that breaks off counts as none @throws DatabaseAwayError */
  async #ask(method: string, path: string, body?: object | Buffer): Promise<Response> {
    const isFile = Buffer.isBuffer(body);
    try {
      const answer = await fetch(new URL(path, this.#url), {
        method,
        signal: AbortSignal.timeout(releaseDatabaseTimeout),
        headers: {
          Authorization: `Bearer ${this.secret}`,
          ...(body && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
      });
      return new Response(await answer.arrayBuffer(), { status: answer.status });
    } catch (error) {
      throw new DatabaseAwayError('The database of releases does not answer: is the site running?', { cause: error });
    }
  }
}

/** The hash in base64url, for an address. */
function fileName(hash: string): string {
  return hash
    .replace(/^sha384-/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Statuses of answers to what the database will not take, however often it is sent. */
const unacceptable = [400, 409, 413, 422];

/** @throws with the API's message where the response is an error: DatabaseAwayError, or UnacceptableError where it refuses what was sent */
async function json(answer: Response): Promise<unknown> {
  if (answer.ok) return answer.json();
  const sentence = await sentenceOf(answer);
  throw unacceptable.includes(answer.status) ? new UnacceptableError(sentence) : new DatabaseAwayError(sentence);
}

async function sentenceOf(answer: Response): Promise<string> {
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return `The database of releases answers ${answer.status}: ${message ?? 'nothing'}`;
}

/** The releases that all machines of a site share. */
export type ReleaseDatabase = Pick<ReleaseDatabaseClient, keyof ReleaseDatabaseClient>;
