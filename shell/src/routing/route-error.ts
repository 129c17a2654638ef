import { isRouteErrorResponse } from 'react-router';

/** A failure as the error pages know it: never a stack, never a message of the machine's. */
export interface RouteFailure {
  status: number;
  statusText: string;
  internal: boolean;
  data: { section?: string };
}

/**
 * Anything thrown while a page was loaded or rendered, as a value that crosses to the browser.
 * Statuses: specification §8 (404, else 500), 503 for a section that could not be loaded.
 */
export function routeFailure(error: unknown): RouteFailure {
  if (isRouteErrorResponse(error)) {
    const { section } = (error.data ?? {}) as { section?: string };
    return { status: error.status, statusText: error.statusText, internal: false, data: section ? { section } : {} };
  }
  const status = answeredStatus(error);
  return { status: status === 404 ? 404 : 500, statusText: '', internal: false, data: {} };
}

/** The status of an API answer inside a client's error. A 400 for an address is a page that does not exist. */
function answeredStatus(error: unknown): number | undefined {
  const status = (error as { response?: { status?: number } } | null)?.response?.status;
  return status === 400 || status === 404 ? 404 : status;
}
