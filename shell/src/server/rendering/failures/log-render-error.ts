import type { Logger } from 'pino';
import { isRouteErrorResponse } from 'react-router';
import { routeFailure } from '../../../errors/route-error.ts';

export interface ErrorOrigin {
  /** The shell or the remote whose code failed, and its release. */
  remote: string | undefined;
  version: string | undefined;
  route?: string | undefined;
  slot?: string | undefined;
  /** The step of a slot that failed: its loading, its rendering … */
  kind?: string | undefined;
  /** The page's address; the logger leaves out its query. */
  url: string;
  /** The id of the request. */
  reqId?: string | undefined;
}

/**
 * Logs each error of loading or rendering a page on one line. Not logged are 404 and 429, the latter so that too many requests
 * fill no log; a remote that is not served was logged when its worker started.
 */
export function reportError(logger: Pick<Logger, 'error'>, error: unknown, origin: ErrorOrigin): void {
  if (isRouteErrorResponse(error) || [404, 429].includes(routeFailure(error).status)) return;
  logger.error({ ...origin, err: error }, origin.slot ? 'a slot failed' : 'a page failed');
}
