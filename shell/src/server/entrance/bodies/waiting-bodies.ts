import type { IncomingMessage } from 'node:http';

const waiting = new WeakSet<IncomingMessage>();

/** Until `beginBody`, the request's body waits for this site: its time does not run, and its connection is not closed. */
export function holdBody(request: IncomingMessage): void {
  waiting.add(request);
}

/** The request's turn has come: from now on its visitor has to send. */
export function beginBody(request: IncomingMessage): void {
  waiting.delete(request);
}

/** Whether the request's body waits for this site, so that its visitor is not late. */
export function isHeld(request: IncomingMessage): boolean {
  return waiting.has(request);
}
