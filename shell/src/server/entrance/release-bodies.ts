import type { IncomingMessage } from 'node:http';
import { bodyTimeout, releaseBodyTimeout } from '../../timeouts.ts';

const releases = new WeakSet<IncomingMessage>();

/** Allows a signed request of a team the time that a release takes over a slow line; the signature is checked before the body is read. */
export function allowRelease(request: IncomingMessage): void {
  releases.add(request);
}

/** For how long a request may come in, in milliseconds. */
export function bodyTimeoutOf(request: IncomingMessage): number {
  return releases.has(request) ? releaseBodyTimeout : bodyTimeout;
}
