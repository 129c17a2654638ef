import { LRUCache } from 'lru-cache';
import { day } from '@ofgc/shared/dates/spans.ts';
import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import { longestPreview } from '../../releases/signed/preview-lifetime.ts';
import { readPreviewToken } from '../../releases/signed/preview-link.ts';
import { clockTolerance } from '../../releases/signed/clock-tolerance.ts';
import { isSignedBy, readStatement } from '../../releases/signed/signed-request.ts';

/** The release that the holder may see, and until when (milliseconds of the real clock). */
export interface PreviewToken {
  app: string;
  version: string;
  until: number;
}

/** How long the teams' keys are cached, in milliseconds: a revoked key takes effect after that, and a made-up token costs no query. */
const rememberedFor = 10_000;
/** A key that they do not have may have been added since, if they were read longer ago than this, in milliseconds. */
const askedAgainAfter = 1_000;

type Teams = Awaited<ReturnType<ReleaseDatabase['teams']>> & { readAt: number };
type Key = Teams['keys'][number];

interface TokenOptions {
  database: Pick<ReleaseDatabase, 'teams'>;
  /** The origin of the site's public address. */
  site: string;
  now?: () => number;
}

/** Reads tokens: valid if signed by the app's team with a key that is valid now, for this site, and not expired. */
export class PreviewTokenReader {
  readonly #options: Required<TokenOptions>;
  readonly #teams: LRUCache<'teams', Teams>;

  constructor(options: TokenOptions) {
    this.#options = { now: Date.now, ...options };
    const { database, now } = this.#options;
    const fetchMethod = async () => ({ ...(await database.teams()), readAt: now() });
    this.#teams = new LRUCache({ max: 1, ttl: rememberedFor, fetchMethod });
  }

  /** @returns null for an invalid token @throws DatabaseAwayError */
  async read(text: string): Promise<PreviewToken | null> {
    const { site, now } = this.#options;
    const proof = readPreviewToken(text);
    const statement = proof && readStatement(proof);
    if (!proof || !statement?.version || !statement.until || statement.verb !== 'preview') return null;
    const { app, version } = statement;
    const [from, until] = [Date.parse(statement.at), Date.parse(statement.until)];
    if (statement.site !== site || from > now() + clockTolerance || until - from > longestPreview * day) return null;
    if (until <= now()) return null;
    const isValid = ({ id, revokedAt }: Key) => id === statement.key && revokedAt === null;
    const known = await this.#teams.forceFetch('teams');
    const isOutdated = !known.keys.some(isValid) && now() - known.readAt > askedAgainAfter;
    const { teams, keys } = isOutdated ? await this.#teams.forceFetch('teams', { forceRefresh: true }) : known;
    const key = keys.find(isValid);
    if (!key || teams.find(({ name }) => name === key.team)?.app !== app) return null;
    return isSignedBy(proof, key.publicKey) ? { app, version, until } : null;
  }
}
