import type { IncomingMessage, ServerResponse } from 'node:http';
import type { QuarantinedRelease } from './quarantine/quarantine.ts';
import { pathOf } from '../http/path-of.ts';

/** What runs, for monitoring. */
export interface Health {
  /** `degraded`: it serves, but not everything, or with fewer workers than it should have. */
  status: 'ok' | 'degraded' | 'down';
  workers: { serving: number; wanted: number };
  /** Which release of each app is served. */
  releases: Record<string, string>;
  quarantined: {
    remote: string;
    version: string;
    reason: string;
    /** Instants of the real clock: since when, and when it is tried again. */
    since: string;
    until: string;
    /** The earlier release that is served in its place; null: its pages say that they are not available. */
    serving: string | null;
  }[];
}

/**
 * `down` without a worker that serves; `degraded` with fewer than wanted, or with a release in quarantine. Instants
 * become ISO 8601.
 */
export function describeHealth({
  serving,
  wanted,
  releases,
  quarantined,
}: {
  serving: number;
  wanted: number;
  releases: Record<string, string>;
  quarantined: readonly QuarantinedRelease[];
}): Health {
  const isWhole = serving >= wanted && quarantined.length === 0;
  return {
    status: serving === 0 ? 'down' : isWhole ? 'ok' : 'degraded',
    workers: { serving, wanted },
    releases,
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
 * `GET /health`: 200 while this process lives; its body says how the site is. `GET /ready`: 503 while no worker serves,
 * so that a balancer sends visitors elsewhere.
 * @returns whether the request was one of them
 */
export function answerHealth(request: IncomingMessage, response: ServerResponse, health: () => Health): boolean {
  const path = pathOf(request);
  if ((path !== '/health' && path !== '/ready') || (request.method !== 'GET' && request.method !== 'HEAD'))
    return false;
  const body = health();
  response.writeHead(path === '/ready' && body.status === 'down' ? 503 : 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
  return true;
}
