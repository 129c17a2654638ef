import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { plainAddress, visitorGroup } from '@ofgc/shared/http/client-ip-group.ts';
import { maxUnanswered } from './connection-limits.ts';
import type { AddressTest } from './visitor-address.ts';
import { isHeld } from './bodies/waiting-bodies.ts';

interface Connection {
  socket: Socket;
  group: string;
  /** When the connection's present state began: it was opened, a request arrived, a response was sent. In milliseconds. */
  since: number;
  /** The latest request, until its response was sent. */
  request: IncomingMessage | null;
  /** The latest request and when it began, in milliseconds, until its body has arrived or it was reported as late. */
  arriving: { request: IncomingMessage; since: number } | null;
  /** The start times of requests that are not fully answered, in milliseconds: responses come in the order of requests. */
  unanswered: number[];
}

interface ConnectionLimits {
  /** Limit for one visitor's address; a trusted proxy has no such limit. */
  maxOfAddress: number;
  /** Limit for all addresses together. */
  maxOfAll: number;
  isTrusted: AddressTest;
  now?: () => number;
}

/**
 * The visitors' open connections. No new connection is refused when there are too many. Instead the connection is closed that has kept
 * this site waiting the longest (no request yet, a slow body, an unread response): one of the same address or, when all together are too
 * many, of the address with the most connections. A connection that waits for this site is never closed.
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

  /** @returns false where a connection sends too many requests; it is then closed */
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

  /** Whether a connection is idle because the visitor neither sends nor reads. */
  isStalled(socket: Socket): boolean {
    const connection = this.#open.get(socket);
    return connection === undefined || isWaiting(connection);
  }

  /** Closes connections whose request waits for longer than this, in milliseconds. One call checks all, so no request needs a timer. */
  closeOverdue(longest: number): void {
    const latest = this.#limits.now() - longest;
    for (const { socket, unanswered } of this.#open.values())
      if ((unanswered[0] ?? Number.POSITIVE_INFINITY) < latest) socket.destroy();
  }

  /** Connections whose request did not arrive in time with its body, each reported once. @param timeOf in milliseconds */
  late(timeOf: (request: IncomingMessage) => number): Socket[] {
    const now = this.#limits.now();
    const sockets: Socket[] = [];
    for (const connection of this.#open.values()) {
      const { socket, arriving } = connection;
      if (arriving && isHeld(arriving.request)) arriving.since = now;
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

/** Whether the site waits for the visitor: to send a request or the rest of one, or to read. */
function isWaiting({ socket, request }: Connection): boolean {
  const isSending = !request || (!request.complete && !isHeld(request));
  return isSending || socket.writableLength > 0;
}
