import type { Logger } from 'pino';
import { isRouteErrorResponse } from 'react-router';
import { routeFailure } from '../../../errors/route-error.ts';

export interface ErrorOrigin {
  /** The shell or the remote whose code it was, and its release. */
  remote: string | undefined;
  version: string | undefined;
  route?: string | undefined;
  slot?: string | undefined;
  /** What failed of a slot: its loading, its rendering … */
  kind?: string | undefined;
  /** Of the page; the logger leaves out its query. */
  url: string;
  /** The id of the request. */
  reqId?: string | undefined;
}

/**
 * Logs each error of loading or rendering a page on one line. What does not exist is no failure; a remote
 * that is not served was logged when its worker started; who asks too often fills no log.
 */
export function reportError(logger: Pick<Logger, 'error'>, error: unknown, origin: ErrorOrigin): void {
  if (isRouteErrorResponse(error) || [404, 429].includes(routeFailure(error).status)) return;
  logger.error({ ...origin, err: error }, origin.slot ? 'a slot failed' : 'a page failed');
}
