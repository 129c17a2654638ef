import type { IncomingMessage, ServerResponse } from 'node:http';
import type { QuarantinedRelease } from './quarantine/quarantine.ts';
import { requestPath } from '../http/request/request-path.ts';

/** The site's state, for monitoring. */
export interface Health {
  /** `degraded`: the site serves, but with a release in quarantine, not with all live releases, or with fewer workers than it should have. */
  status: 'ok' | 'degraded' | 'down';
  workers: { serving: number; wanted: number };
  /** The version of each app that is served. */
  releases: Record<string, string>;
  /** Apps whose live release is not served here, because it could not be tried or fetched. */
  behind: { app: string; reason: string }[];
  quarantined: {
    remote: string;
    version: string;
    reason: string;
    /** Real-clock times: when the quarantine began, and when the release is tried again. */
    since: string;
    until: string;
    /** The earlier release that is served in its place; null: the remote's pages say that they are not available. */
    serving: string | null;
  }[];
}

/**
 * The status is `down` when no worker serves, `degraded` with fewer workers than wanted, a release in quarantine, or a change that waits.
 * Times are written in ISO 8601.
 */
export function describeHealth({
  serving,
  wanted,
  releases,
  quarantined,
  behind,
}: {
  serving: number;
  wanted: number;
  releases: Record<string, string>;
  quarantined: readonly QuarantinedRelease[];
  behind: Health['behind'];
}): Health {
  const isWhole = serving >= wanted && quarantined.length === 0 && behind.length === 0;
  return {
    status: serving === 0 ? 'down' : isWhole ? 'ok' : 'degraded',
    workers: { serving, wanted },
    releases,
    behind,
    quarantined: quarantined.map(({ remote, version, reason, since, until }) => ({
      remote,
      version,
      reason,
      since: new Date(since).toISOString(),
      until: new Date(until).toISOString(),
      serving: releases[remote] !== version ? (releases[remote] ?? null) : null,
    })),
  };
}

/**
 * `GET /health`: 200 while this process lives; its body is the site's state, without the reasons: anybody may read it, and the message of an
 * error may contain what a visitor typed, a path or an address within the house. `GET /ready`: 503 while no worker serves, so that a load balancer sends
 * visitors elsewhere.
 * @returns whether the request was for one of these two addresses
 */
export function answerHealth(request: IncomingMessage, response: ServerResponse, health: () => Health): boolean {
  const path = requestPath(request);
  if ((path !== '/health' && path !== '/ready') || (request.method !== 'GET' && request.method !== 'HEAD'))
    return false;
  const { behind, quarantined, ...state } = health();
  const body = {
    ...state,
    behind: behind.map(({ app }) => ({ app })),
    quarantined: quarantined.map(({ reason: _reason, ...release }) => release),
  };
  response.writeHead(path === '/ready' && body.status === 'down' ? 503 : 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
  return true;
}
