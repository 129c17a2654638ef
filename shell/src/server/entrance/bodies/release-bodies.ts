import type { IncomingMessage } from 'node:http';
import { bodyTimeout, releaseBodyTimeout } from '../../../timeouts.ts';

const releases = new WeakSet<IncomingMessage>();

/** Allows a team's signed request the time that a release needs on a slow line. The signature is checked before the body is read. */
export function allowRelease(request: IncomingMessage): void {
  releases.add(request);
}

/** How long a request's body may take to arrive, in milliseconds. */
export function bodyTimeoutOf(request: IncomingMessage): number {
  return releases.has(request) ? releaseBodyTimeout : bodyTimeout;
}
