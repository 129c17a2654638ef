import { diskHindrance } from '@ofgc/shared/commands/error-sentence.ts';
import { minute } from '@ofgc/shared/dates/spans.ts';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { fromHeader, readStatement, type Verb } from '../../releases/signed/signed-request.ts';
import { DatabaseAwayError } from '../../releases/database/release-database.ts';
import { allowRelease } from '../entrance/bodies/release-bodies.ts';
import type { VisitorAddress } from '../entrance/visitor-address.ts';
import { type Authorised, authorise } from './authorise.ts';
import { handlePublishRequest, type PublishingContext } from './handle-publish-request.ts';
import { type Draft, readDraft } from './receive-release.ts';
import { mostAtOnce, mostInside, mostRefusals } from './publishing-limits.ts';
import { publishingPath } from '../../releases/signed/publishing-path.ts';
import { Refusal } from './refusal.ts';
import { requestPath } from '../http/request/request-path.ts';

/** How long the rest of a refused request is read, in milliseconds. */
const sendingPatience = 10_000;

/** Verbs that wait for no other request: while a release is tried, a team takes back what does harm. */
const urgent: ReadonlySet<Verb> = new Set(['rollback', 'remove']);
/** Verbs whose requests contain a release. */
const carriers: ReadonlySet<Verb> = new Set(['publish', 'deploy']);

interface EndpointOptions extends PublishingContext {
  /** The visitor's address, also behind a proxy. */
  visitorOf: VisitorAddress;
  logger: Pick<Logger, 'info' | 'error'>;
}

/** `POST /releases`: teams' signed requests. Each is answered with one sentence, and a refused request leaves nothing behind. */
export class PublishingEndpoint {
  readonly #options: EndpointOptions;
  /** By app the end of the last request's turn: releases are taken in one after the other. */
  readonly #turns = new Map<string, Promise<void>>();
  readonly #refusals = new LRUCache<string, number>({ max: 10_000, ttl: minute, noUpdateTTL: true });
  #inside = 0;
  #atWork = 0;

  constructor(options: EndpointOptions) {
    this.#options = options;
  }

  /** @returns whether the request was for this endpoint */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const path = requestPath(request);
    if (path !== publishingPath) return false;
    this.#enter(request, () => !response.destroyed)
      .then(
        (sentence) => send(request, response, 200, sentence),
        (error: unknown) => this.#refuse(request, response, error),
      )
      .catch((error: unknown) => {
        this.#options.logger.error({ err: error }, 'a request for releases could not be answered');
        response.destroy();
      });
    return true;
  }

  async #enter(request: IncomingMessage, isAwaited: () => boolean): Promise<string> {
    const { database, siteUrl } = this.#options;
    if (request.method !== 'POST') throw new Refusal(405, 'Releases are sent with POST.');
    if ((this.#refusals.get(this.#options.visitorOf(request)) ?? 0) >= mostRefusals)
      throw new Refusal(429, 'Too many requests from here were refused: wait a minute.');
    if (this.#inside >= mostInside) throw tooMany();
    this.#inside += 1;
    try {
      const authorised = await authorise(request.headers.authorization, { database, site: new URL(siteUrl).origin });
      return urgent.has(authorised.statement.verb)
        ? await handlePublishRequest(authorised, null, { ...this.#options, isAwaited, endTurn: () => {} })
        : await this.#work(request, authorised, isAwaited);
    } finally {
      this.#inside -= 1;
    }
  }

  /** Carries out a request that takes one of the places. It gives the place back with its turn, before its answer. */
  async #work(request: IncomingMessage, authorised: Authorised, isAwaited: () => boolean): Promise<string> {
    if (this.#atWork >= mostAtOnce) throw tooMany();
    this.#atWork += 1;
    let isAtWork = true;
    const leave = () => {
      if (isAtWork) this.#atWork -= 1;
      isAtWork = false;
    };
    let draft: Draft | null = null;
    try {
      if (carriers.has(authorised.statement.verb)) {
        allowRelease(request);
        // Read at once: if the body waited for its turn, it would arrive too late.
        draft = await readDraft(this.#options.store, request.iterator({ destroyOnReturn: false }), authorised);
      }
      return await this.#inTurn(authorised.statement.app, (end) => {
        const endTurn = () => [end, leave].forEach((one) => one());
        return handlePublishRequest(authorised, draft, { ...this.#options, isAwaited, endTurn });
      });
    } finally {
      leave();
      if (draft) await rm(draft.folder, { recursive: true, force: true });
    }
  }

  /** @param work gets a function that ends its turn before it is done */
  async #inTurn<Result>(app: string, work: (endTurn: () => void) => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(app);
    const { promise: turn, resolve: endTurn } = Promise.withResolvers<void>();
    this.#turns.set(app, turn);
    try {
      await before;
      return await work(endTurn);
    } finally {
      endTurn();
      if (this.#turns.get(app) === turn) this.#turns.delete(app);
    }
  }

  async #refuse(request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> {
    const reqId = randomUUID();
    const { status, reason, isOfNobody = false } = explain(error, reqId);
    if (status >= 500)
      this.#options.logger.error({ err: error, reqId, ...askedBy(request) }, 'a release could not be taken in');
    // Only the teams' own errors are recorded: 429 and 405 are not, nor are failures of this machine and requests of nobody.
    else if (status !== 429 && status !== 405) {
      this.#count(request);
      if (!isOfNobody) await this.#remember(request, { status, reason });
    }
    await send(request, response, status, reason);
  }

  #count(request: IncomingMessage): void {
    const address = this.#options.visitorOf(request);
    this.#refusals.set(address, (this.#refusals.get(address) ?? 0) + 1);
  }

  async #remember(request: IncomingMessage, { status, reason }: { status: number; reason: string }): Promise<void> {
    const { database, logger } = this.#options;
    const refusal = { ...askedBy(request), reason: reason.slice(0, 2_000) };
    logger.info({ ...refusal, status }, 'a release was refused');
    await database.noteRefusal(refusal).catch(() => {});
  }
}

/** Who asks for what, by the request's own words. */
function askedBy(request: IncomingMessage): { team: string; verb: string; app: string } {
  const proof = fromHeader(request.headers.authorization);
  const statement = proof && readStatement(proof);
  return { team: statement?.key ?? 'nobody', verb: statement?.verb ?? '', app: statement?.app ?? '' };
}

function tooMany(): Refusal {
  return new Refusal(503, 'Too many releases come in at once: try again.');
}

/** @param reqId of the entry in the log */
function explain(error: unknown, reqId: string): { status: number; reason: string; isOfNobody?: boolean } {
  if (error instanceof Refusal) return { status: error.status, reason: error.message, isOfNobody: error.isOfNobody };
  if (error instanceof DatabaseAwayError)
    return { status: 503, reason: 'The database of releases does not answer: try again.' };
  const hindrance = diskHindrance(error);
  if (hindrance) return { status: 507, reason: `The site cannot store a release: ${hindrance}.` };
  return { status: 500, reason: `Something went wrong on the site: its log says what, under ${reqId}.` };
}

/** Headers that HTTP requires with a status (RFC 9110, 10.2.1, 10.2.3, 11.6.1). */
const headersOf: Record<number, Record<string, string>> = {
  401: { 'WWW-Authenticate': 'OFGC' },
  405: { Allow: 'POST' },
  429: { 'Retry-After': '60' },
  503: { 'Retry-After': '5' },
};

/** Responds once the request is read to its end, or after a while: a client that is still sending does not read the response. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
): Promise<void> {
  request.resume();
  if (!request.complete) await Promise.race([once(request, 'close').catch(() => {}), wait(sendingPatience)]);
  if (response.destroyed) return;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headersOf[status],
    ...(!request.complete && { Connection: 'close' }),
  });
  response.end(JSON.stringify({ message }));
}
