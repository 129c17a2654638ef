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
import { isUpload } from '../../entrance/bodies/form-uploads.ts';
import type { Refuse } from '../../entrance/refuse.ts';
import { firstByteTimeout, uploadFirstByteTimeout, workerTimeout } from '../../../timeouts.ts';
import { lastSeenHeader } from '@ofgc/shared/http/content-change.ts';
import { writeLastSeenRevision } from '../../api-cache/last-seen-revision.ts';
import { chooseWorker, heldBy, leastBusy } from './choose-worker.ts';
import type { Turn } from '../suspect-requests.ts';
import { headersBesideCanary, headersForVisitor, headersForWorker } from './proxied-headers.ts';
import type { InFlightRequest, UpstreamWorker } from './upstream-worker.ts';

const maxAttempts = 3;
/** How often a read may move to another worker because its own was blocked; a move does not count as a failed attempt. */
const maxMoves = 6;
const maxConnectionErrors = 50;
/** Time between two checks for an available worker, in milliseconds. */
const workerPause = 25;

/** A request on its way to a worker, with the callbacks of the waiting client: a visitor, or the page cache. */
interface Exchange {
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  /** The whole body of a request that is not a read. */
  body?: Buffer | undefined;
  /** The request's id in the logs; a random one unless given. */
  id?: string;
  /** Time limit for a worker's first byte, in milliseconds, if it differs from the usual one. */
  timeout?: number;
  /** Whether the client has gone. */
  isGone: () => boolean;
  /** Registers a callback for when the client goes. */
  onGone: (end: () => void) => void;
  /** The request waits: for code that blocks a worker, or because its worker failed. It gives up its place among the requests in progress. */
  onHeld?: () => void;
  /** A worker's response begins. @param finish to be called when the response was read, or cannot be */
  begin: (answer: IncomingMessage, finish: () => void) => void;
  /** No worker responds, or a worker broke off: 503. 500 after an error that nobody expected, which is logged already. */
  fail: (status: 500 | 503) => void;
}

/** The workers that serve, and the choice of where a read is retried when its worker failed. */
export interface Upstreams {
  workers: () => readonly UpstreamWorker[];
  retry: (failed: UpstreamWorker, path: string) => Promise<Turn | 'anyone' | 'nobody'>;
  /** Remotes whose code may run for a page. */
  sectionsOf?: (path: string) => readonly string[];
  /** The newest content revision that is known; null while changes are not received. Workers then use no cached API responses. */
  lastSeenRevision?: () => number | null;
}

/** The visitor, the body and the callbacks of a forwarded request. */
interface Forwarding {
  /** The visitor's network address, as far as it can be trusted. */
  visitor: string;
  /** The body of a request that is not a read. */
  body?: Buffer | undefined;
  /** A worker responds, or none will. */
  onEnd?: () => void;
  /** The request waits for code that blocks a worker, so it gives up its place among the requests in progress. */
  onHeld?: () => void;
  /** Receives the response that the visitor gets, before its first byte is sent. */
  onAnswer?: (answer: IncomingMessage) => void;
}

interface ProxyOptions extends Upstreams {
  /** A worker's response begins. */
  onAnswer?: (answer: IncomingMessage) => void;
  /** Sends a visitor's response when no worker responds, and logs errors. */
  refuse: Refuse;
  /** Time limit for a worker's first byte, in milliseconds. */
  timeout?: number;
  /** The same for a page posted with files. */
  uploadTimeout?: number;
  /** For how long a request waits for a worker when there is none, in milliseconds. */
  patience?: number;
  /** Whether a canary runs now, so that not all visitors get the same pages. */
  hasCanary?: () => boolean;
  /** False for a proxy that is used once: its connections would stay open with nobody to use them. */
  keepsConnections?: boolean;
}

/**
 * Forwards each request to the least busy healthy worker. While a remote's code blocks a worker, requests for that remote
 * wait. A read whose worker dies or hangs before its first byte is retried on another worker; other requests are never sent
 * twice. Written by hand, because @fastify/reply-from does not choose an upstream by its load or retry on another one.
 */
export class WorkerProxy {
  // The number of connections is not limited: visitors who read slowly would fill a small pool.
  readonly #agent: Agent;
  readonly #options: Required<Omit<ProxyOptions, 'keepsConnections'>>;

  constructor({
    timeout = firstByteTimeout,
    uploadTimeout = uploadFirstByteTimeout,
    patience = workerTimeout,
    lastSeenRevision = () => null,
    sectionsOf = () => [],
    onAnswer = () => {},
    hasCanary = () => false,
    keepsConnections = true,
    ...options
  }: ProxyOptions) {
    this.#agent = new Agent({ keepAlive: keepsConnections, maxFreeSockets: 64 });
    this.#options = { ...options, timeout, uploadTimeout, patience, lastSeenRevision, sectionsOf, onAnswer, hasCanary };
  }

  /** Forwards a visitor's request to a worker, and the response back, without the headers meant for the page cache. */
  forward(
    request: IncomingMessage,
    response: ServerResponse,
    { visitor, body, onEnd = () => {}, onHeld = () => {}, onAnswer = () => {} }: Forwarding,
  ): void {
    const { refuse, hasCanary, uploadTimeout } = this.#options;
    this.send({
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      ...(isConfidential(request.url ?? '/')
        ? { headers: anonymousHeaders(request, body), id: anonymousId }
        : { headers: headersForWorker(request, visitor, body) }),
      ...(isUpload(request) && { timeout: uploadTimeout }),
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
        const headers = hasCanary() ? headersBesideCanary(answer.headers) : answer.headers;
        response.writeHead(answer.statusCode ?? 502, headersForVisitor({ headers }));
        pipeline(answer, response, finish);
      },
      fail(status) {
        onEnd();
        refuse.response(response, status);
      },
    });
  }

  /** Sends an exchange. Each has an id, which the worker and the API add to the errors they log. */
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
      until: performance.now() + this.#options.patience,
    });
  }

  /** What Node throws at a request would end the process, and with it the site: it ends this exchange alone. */
  #attempt(attempt: Attempt): void {
    try {
      this.#ask(attempt);
    } catch (error) {
      attempt.turn?.done();
      this.#fail(attempt.exchange, error);
    }
  }

  /** @param error thrown by Node at a message that it does not send, or by what receives the response */
  #fail(exchange: Exchange, error?: unknown): void {
    if (error !== undefined) this.#options.refuse.failed(error);
    exchange.fail(error === undefined ? 503 : 500);
  }

  #ask(attempt: Attempt): void {
    const { exchange, attemptsLeft, movesLeft, tried, until, turn } = attempt;
    const giveUp = (error?: unknown) => {
      // The next suspect request waits for this one's turn to end.
      turn?.done();
      this.#fail(exchange, error);
    };
    if (exchange.isGone()) return giveUp();
    const workers = this.#options.workers();
    const sections = this.#options.sectionsOf(exchange.path);
    const choice = turn ?? chooseWorker(workers, sections, tried);
    if (!choice.worker && performance.now() < until) {
      exchange.onHeld?.();
      const turning = 'late' in choice ? choice.late?.turns?.() : undefined;
      return void Promise.race([turning ?? wait(workerPause), wait(workerPause)]).then(() => this.#attempt(attempt));
    }
    // A request that waited in vain goes to the worker that is already blocked, so that it cannot block another one.
    const worker = choice.worker ?? leastBusy(heldBy(workers, sections)) ?? leastBusy(workers);
    if (!worker || attemptsLeft === 0) return giveUp();

    const { method, path, body, timeout = this.#options.timeout } = exchange;
    const headers = { ...exchange.headers, [lastSeenHeader]: writeLastSeenRevision(this.#options.lastSeenRevision()) };
    let isMoved = false;
    let unsendable: unknown;
    const inFlight: InFlightRequest = {
      url: path,
      sections,
      since: performance.now(),
      hold: () => exchange.onHeld?.(),
      ...(!body && {
        askAnother: () => {
          if (inFlight.isAnswered || movesLeft === 0) return;
          isMoved = true;
          upstreamRequest.destroy(new Error('another worker is asked'));
        },
      }),
    };
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
        try {
          this.#options.onAnswer(answer);
          exchange.begin(answer, finish);
        } catch (error) {
          answer.destroy();
          finish();
          this.#fail(exchange, error);
        }
      },
    );
    upstreamRequest.on('timeout', () => upstreamRequest.destroy(new Error('no first byte in time')));
    upstreamRequest.on('error', (error: NodeJS.ErrnoException) => {
      finish();
      if (unsendable !== undefined) return giveUp(unsendable);
      turn?.done();
      if (error.code === 'ECONNRESET' && !exchange.isGone())
        worker.connectionErrors = [...worker.connectionErrors.slice(1 - maxConnectionErrors), { url: path }];
      if (isMoved && !exchange.isGone()) {
        const { turn: _turn, ...moved } = attempt;
        return this.#attempt({ ...moved, movesLeft: movesLeft - 1, tried: [...tried, worker] });
      }
      if (!inFlight.isAnswered && !body && !exchange.isGone()) return void this.#retry(attempt, worker);
      return this.#fail(exchange);
    });
    worker.inFlight.add(inFlight);
    attempt.sent.request = upstreamRequest;
    try {
      upstreamRequest.end(body);
    } catch (error) {
      // Node checks the head only now. No other worker could be sent it either.
      unsendable = error;
      upstreamRequest.destroy(error as Error);
    }
  }

  async #retry({ turn: _turn, ...attempt }: Attempt, failed: UpstreamWorker): Promise<void> {
    const { exchange, attemptsLeft, tried } = attempt;
    // A page that is suspected of a worker's death waits for a worker of its own, for which the machine may lack the memory.
    exchange.onHeld?.();
    const next = await this.#options.retry(failed, exchange.path);
    if (next === 'nobody') return this.#fail(exchange);
    this.#attempt({
      ...attempt,
      tried: [...tried, failed],
      ...(next === 'anyone' ? { attemptsLeft: attemptsLeft - 1 } : { turn: next }),
    });
  }
}

interface Attempt {
  exchange: Exchange;
  /** The current attempt's request. */
  sent: { request: ClientRequest | undefined };
  attemptsLeft: number;
  movesLeft: number;
  tried: UpstreamWorker[];
  /** When the request stops waiting for a worker. */
  until: number;
  /** The one worker that this request may go to. */
  turn?: Turn;
}
