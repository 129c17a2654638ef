import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { plainAddress, visitorGroup } from '@ofgc/shared/http/visitor-group.ts';
import { maxUnanswered } from './connection-limits.ts';
import type { AddressTest } from './visitor-address.ts';

interface Connection {
  socket: Socket;
  group: string;
  /** When what it does now began: it was opened, a request arrived, a response was sent. In milliseconds. */
  since: number;
  /** The latest request, until its response was sent. */
  request: IncomingMessage | null;
  /** The latest request and when it began, in milliseconds, until it is here with its body or was said to be late. */
  arriving: { request: IncomingMessage; since: number } | null;
  /** When each request began that is not answered to its end: answers come in the order of requests. In milliseconds. */
  unanswered: number[];
}

export interface ConnectionLimits {
  /** Of one visitor's address; a trusted proxy has no such limit. */
  maxOfAddress: number;
  /** Of all together. */
  maxOfAll: number;
  isTrusted: AddressTest;
  now?: () => number;
}

/**
 * The visitors' open connections. No connection is refused for being one too many: what is closed is the connection that has kept this
 * site waiting the longest (no request yet, a body that dribbles, an answer that is not read), of the same address or, when all
 * together are too many, of the address that has the most. One that waits for this site is never closed.
 */
export class Connections {
  readonly #limits: Required<ConnectionLimits>;
  readonly #open = new Map<Socket, Connection>();
  readonly #groups = new Map<string, Set<Connection>>();

  constructor(limits: ConnectionLimits) {
    this.#limits = { now: () => performance.now(), ...limits };
  }

  get size(): number {
    return this.#open.size;
  }

  add(socket: Socket): void {
    const { isTrusted, now, maxOfAddress, maxOfAll } = this.#limits;
    const address = socket.remoteAddress ?? '';
    const group = isTrusted(plainAddress(address)) ? '' : visitorGroup(address);
    const connection: Connection = { socket, group, since: now(), request: null, arriving: null, unanswered: [] };
    const others = this.#groups.get(group) ?? new Set();
    if (group !== '' && others.size >= maxOfAddress) closeSlowest(others);
    if (this.#open.size >= maxOfAll) closeSlowest(this.#largestGroup());
    this.#groups.set(group, others.add(connection));
    this.#open.set(socket, connection);
    socket.once('close', () => {
      this.#open.delete(socket);
      others.delete(connection);
      if (others.size === 0 && this.#groups.get(group) === others) this.#groups.delete(group);
    });
    if (this.#open.size > 2 * maxOfAll) socket.destroy();
  }

  /** @returns false for one request too many on its connection, which is closed then */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.#open.get(request.socket);
    if (!connection) return false;
    const now = this.#limits.now();
    if (connection.unanswered.push(now) > maxUnanswered) {
      connection.socket.destroy();
      return false;
    }
    connection.request = request;
    connection.arriving = { request, since: now };
    connection.since = now;
    response.on('close', () => {
      connection.unanswered.shift();
      if (connection.request !== request) return;
      connection.request = null;
      connection.since = this.#limits.now();
    });
    return true;
  }

  /** Whether nothing happens on a connection because the visitor neither sends nor reads. */
  isStalled(socket: Socket): boolean {
    const connection = this.#open.get(socket);
    return connection === undefined || isWaiting(connection);
  }

  /** Closes connections whose request has waited for its answer for longer than this, in milliseconds. Called now and then for all, so that no request needs a timer. */
  closeOverdue(longest: number): void {
    const latest = this.#limits.now() - longest;
    for (const { socket, unanswered } of this.#open.values())
      if ((unanswered[0] ?? Number.POSITIVE_INFINITY) < latest) socket.destroy();
  }

  /** Those on which a request is not here with its body in its time, each once. @param timeOf in milliseconds */
  late(timeOf: (request: IncomingMessage) => number): Socket[] {
    const now = this.#limits.now();
    const sockets: Socket[] = [];
    for (const connection of this.#open.values()) {
      const { socket, arriving } = connection;
      if (!arriving || (!arriving.request.complete && now - arriving.since <= timeOf(arriving.request))) continue;
      if (!arriving.request.complete) sockets.push(socket);
      connection.arriving = null;
    }
    return sockets;
  }

  #largestGroup(): Set<Connection> {
    let largest = new Set<Connection>();
    for (const group of this.#groups.values()) if (group.size > largest.size) largest = group;
    return largest;
  }
}

function closeSlowest(connections: Iterable<Connection>): void {
  let slowest: Connection | undefined;
  for (const one of connections)
    if (isWaiting(one) && !one.socket.destroyed && (!slowest || one.since < slowest.since)) slowest = one;
  slowest?.socket.destroy();
}

/** For the visitor: to send a request, the rest of one, or to read. */
function isWaiting({ socket, request }: Connection): boolean {
  return !request?.complete || socket.writableLength > 0;
}
