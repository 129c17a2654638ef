import type { Logger } from 'pino';
import { isRouteErrorResponse } from 'react-router';
import { routeFailure } from '../../../errors/route-error.ts';

export interface ErrorOrigin {
  /** The shell or the remote whose code failed, and its release. */
  remote: string | undefined;
  version: string | undefined;
  route?: string | undefined;
  slot?: string | undefined;
  /** Of a part of the page, the step that failed: its loading, its rendering … */
  kind?: string | undefined;
  /** The API's path of a call that failed. */
  call?: string | undefined;
  /** The page's address; the logger leaves out its query. */
  url: string;
  /** The id of the request. */
  reqId?: string | undefined;
}

/**
 * Logs each error of loading or rendering a page on one line. Not logged are an address that does not exist (404), which no part of a page
 * is to ask for, and 429, so that too many requests fill no log; a remote that is not served was logged when its worker started.
 */
export function reportError(logger: Pick<Logger, 'error'>, error: unknown, origin: ErrorOrigin): void {
  const { status } = routeFailure(error);
  if (isRouteErrorResponse(error) || status === 429 || (status === 404 && !origin.kind)) return;
  const what = origin.kind ? 'a part of a page failed' : 'a page failed';
  logger.error({ ...origin, err: error }, origin.slot ? 'a slot failed' : what);
}
