import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';
import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { anonymousHeaders, anonymousId } from '../../entrance/anonymous-headers.ts';
import { isUpload } from '../../entrance/form-uploads.ts';
import type { Refuse } from '../../entrance/refuse.ts';
import { firstByteTimeout, uploadFirstByteTimeout, workerTimeout } from '../../../timeouts.ts';
import { heardHeader, writeLastSeenRevision } from '../../api-cache/last-seen-revision.ts';
import { internalHeader } from '../../page-cache/rendered-page.ts';
import { chooseWorker, heldBy, leastBusy } from './choose-worker.ts';
import type { Turn } from '../crash-suspects.ts';
import type { InFlightRequest, UpstreamWorker } from './upstream-worker.ts';

const maxAttempts = 3;
/** How often a read may go to another worker because its own was held up: that is no failed attempt. */
const maxMoves = 6;
const maxConnectionErrors = 50;
/** How often it is looked whether there is a worker that may be asked, in milliseconds. */
const workerPause = 25;

/** A request on its way to a worker, and who waits for the answer: a visitor, or the page cache. */
export interface Exchange {
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  /** Of what is no read, whole. */
  body?: Buffer | undefined;
  /** What it is called in the logs; a random id of its own unless it is given. */
  id?: string;
  /** Until a worker's first byte, in milliseconds, where that is not what all requests have. */
  timeout?: number;
  /** Whether the client has gone. */
  isGone: () => boolean;
  /** Calls back when that happens. */
  onGone: (end: () => void) => void;
  /** It waits for code that holds a worker up, and needs no place of those who are being worked for. */
  onHeld?: () => void;
  /** A worker answers. @param finish to be called when the answer was read, or cannot be */
  begin: (answer: IncomingMessage, finish: () => void) => void;
  /** No worker answers, or one broke off. */
  fail: () => void;
}

/** The workers that serve, and where a read goes whose worker failed. */
export interface Upstreams {
  workers: () => readonly UpstreamWorker[];
  retry: (failed: UpstreamWorker, path: string) => Promise<Turn | 'anyone' | 'nobody'>;
  /** Remotes whose code a page may enter. */
  sectionsOf?: (path: string) => readonly string[];
  /** The newest revision of the content that was heard of; null while it is not heard. Without it workers use no cached answers. */
  heard?: () => number | null;
}

/** Whose request it is, and what came with it. */
interface Forwarding {
  /** The visitor's address of the network, as far as it can be believed. */
  visitor: string;
  /** Of what is no read. */
  body?: Buffer | undefined;
  /** A worker answers, or none will. */
  onEnd?: () => void;
  /** It waits for code that holds a worker up, and needs no place of those who are being worked for. */
  onHeld?: () => void;
  /** Hears the answer that the visitor gets, before its first byte. */
  onAnswer?: (answer: IncomingMessage) => void;
}

interface ProxyOptions extends Upstreams {
  /** A worker's answer begins. */
  onAnswer?: (answer: IncomingMessage) => void;
  /** What a visitor gets when no worker answers. */
  refuse: Refuse;
  /** Until a worker's first byte, in milliseconds. */
  timeout?: number;
  /** For how long a request waits for a worker when there is none, in milliseconds. */
  patience?: number;
}

/**
 * Forwards each request to the least busy worker that is well. While code of a remote blocks a worker, requests for that remote wait. A read whose worker dies or hangs before
 * its first byte is tried on another one; what changes something is never sent twice. By hand, because @fastify/reply-from chooses no upstream by
 * its load and retries on no other one.
 */
export class Proxy {
  // As many connections as there are visitors: a small pool would be full of those who read slowly.
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  readonly #options: Required<ProxyOptions>;

  constructor({
    timeout = firstByteTimeout,
    patience = workerTimeout,
    heard = () => null,
    sectionsOf = () => [],
    onAnswer = () => {},
    ...options
  }: ProxyOptions) {
    this.#options = { ...options, timeout, patience, heard, sectionsOf, onAnswer };
  }

  /** Hands a visitor's request to a worker, and its answer back, without the headers that are the cache's. */
  forward(
    request: IncomingMessage,
    response: ServerResponse,
    { visitor, body, onEnd = () => {}, onHeld = () => {}, onAnswer = () => {} }: Forwarding,
  ): void {
    const { refuse } = this.#options;
    this.send({
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      ...(isConfidential(request.url ?? '/')
        ? { headers: anonymousHeaders(request, body), id: anonymousId }
        : { headers: forwardedHeaders(request, visitor, body) }),
      ...(isUpload(request) && { timeout: uploadFirstByteTimeout }),
      body,
      onHeld,
      isGone: () => response.destroyed,
      onGone: (end) =>
        response.on('close', () => {
          if (!response.writableFinished) end();
        }),
      begin(answer, finish) {
        onEnd();
        onAnswer(answer);
        response.writeHead(answer.statusCode ?? 502, sentHeaders(answer));
        pipeline(answer, response, finish);
      },
      fail() {
        onEnd();
        refuse.response(response, 503);
      },
    });
  }

  /** Each exchange has an id, which the worker and the API log with what goes wrong. */
  send({ headers, id = randomUUID(), ...rest }: Exchange): void {
    const exchange = { ...rest, headers: { ...headers, [requestIdHeader]: id } };
    const sent: Attempt['sent'] = { request: undefined };
    exchange.onGone(() => sent.request?.destroy());
    this.#attempt({
      exchange,
      sent,
      attemptsLeft: maxAttempts,
      movesLeft: maxMoves,
      tried: [],
      until: Date.now() + this.#options.patience,
    });
  }

  #attempt(attempt: Attempt): void {
    const { exchange, attemptsLeft, movesLeft, tried, until, turn } = attempt;
    const workers = this.#options.workers();
    const sections = this.#options.sectionsOf(exchange.path);
    const choice = turn ?? chooseWorker(workers, sections, tried);
    if (!choice.worker && Date.now() < until && !exchange.isGone()) {
      exchange.onHeld?.();
      const turning = 'late' in choice ? choice.late?.turns?.() : undefined;
      return void Promise.race([turning ?? wait(workerPause), wait(workerPause)]).then(() => this.#attempt(attempt));
    }
    // What waited in vain joins what it waited for: no other worker is to be held up as well.
    const worker = choice.worker ?? leastBusy(heldBy(workers, sections)) ?? leastBusy(workers);
    if (!worker || attemptsLeft === 0) return exchange.fail();

    const { method, path, body, timeout = this.#options.timeout } = exchange;
    const headers = { ...exchange.headers, [heardHeader]: writeLastSeenRevision(this.#options.heard()) };
    let isMoved = false;
    const inFlight: InFlightRequest = {
      url: path,
      sections,
      since: Date.now(),
      hold: () => exchange.onHeld?.(),
      ...(!body && {
        askAnother: () => {
          if (inFlight.isAnswered || movesLeft === 0) return;
          isMoved = true;
          upstreamRequest.destroy(new Error('another worker is asked'));
        },
      }),
    };
    worker.inFlight.add(inFlight);
    const finish = () => worker.inFlight.delete(inFlight);
    const upstreamRequest = httpRequest(
      { socketPath: worker.socket, agent: this.#agent, method, path, headers, timeout },
      (answer) => {
        turn?.done();
        upstreamRequest.setTimeout(0);
        if (worker.isWorn && (answer.statusCode ?? 0) >= 500 && !body && attemptsLeft > 1) {
          answer.resume();
          finish();
          return void this.#retry(attempt, worker);
        }
        inFlight.isAnswered = true;
        this.#options.onAnswer(answer);
        exchange.begin(answer, finish);
      },
    );
    upstreamRequest.on('timeout', () => upstreamRequest.destroy(new Error('no first byte in time')));
    upstreamRequest.on('error', (error: NodeJS.ErrnoException) => {
      finish();
      turn?.done();
      if (error.code === 'ECONNRESET' && !exchange.isGone())
        worker.connectionErrors = [
          ...worker.connectionErrors.slice(1 - maxConnectionErrors),
          { url: path, at: Date.now() },
        ];
      if (isMoved && !exchange.isGone()) {
        const { turn: _turn, ...moved } = attempt;
        return this.#attempt({ ...moved, movesLeft: movesLeft - 1, tried: [...tried, worker] });
      }
      if (!inFlight.isAnswered && !body && !exchange.isGone()) return void this.#retry(attempt, worker);
      return exchange.fail();
    });
    attempt.sent.request = upstreamRequest;
    upstreamRequest.end(body);
  }

  async #retry({ turn: _turn, ...attempt }: Attempt, failed: UpstreamWorker): Promise<void> {
    const { exchange, attemptsLeft, tried } = attempt;
    const next = await this.#options.retry(failed, exchange.path);
    if (next === 'nobody') return exchange.fail();
    this.#attempt({
      ...attempt,
      tried: [...tried, failed],
      ...(next === 'anyone' ? { attemptsLeft: attemptsLeft - 1 } : { turn: next }),
    });
  }
}

interface Attempt {
  exchange: Exchange;
  /** The request of the attempt that is on its way. */
  sent: { request: ClientRequest | undefined };
  attemptsLeft: number;
  movesLeft: number;
  tried: UpstreamWorker[];
  /** When it is no longer waited for a worker. */
  until: number;
  /** The one worker that this request may go to. */
  turn?: Turn;
}

/** The visitor's headers for a worker. The visitor's address is ours to say. The length is that of the body: a wrong one would swallow the next request on that socket. */
export function forwardedHeaders({ headers }: IncomingMessage, visitor: string, body?: Buffer): OutgoingHttpHeaders {
  const { connection: _connection, upgrade: _upgrade, expect: _expect, ...rest } = headers;
  delete rest['content-length'];
  delete rest['transfer-encoding'];
  return { ...rest, ...(body && { 'content-length': body.length }), 'x-forwarded-for': visitor };
}

/** Of a worker's answer, without those that are the cache's or of one connection: not every visitor can read what comes in chunks. */
export function sentHeaders({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const { connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _chunks, ...rest } = headers;
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !internalHeader.test(name)));
}
