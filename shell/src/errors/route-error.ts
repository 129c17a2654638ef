import { isRouteErrorResponse } from 'react-router';
import type { UnsentForm } from './find-unsent-form.ts';

/** A failure as the error pages know it, without stack or internal message. */
export interface RouteFailure {
  status: number;
  statusText: string;
  internal: boolean;
  data: {
    remote?: string;
    reason?: string;
    /** A form that was posted to the page and cannot be shown again: what was typed. */
    form?: UnsentForm;
  };
}

/** Why a file of the API could not be sent. */
export interface FileFailure {
  status: number;
  /** A sentence for the visitor about what the address asks for. */
  reason?: string | undefined;
}

/** A file that could not be sent, as the page in its place knows it: what the API itself could not do is a 503. */
export function fileFailure({ status, reason }: FileFailure): RouteFailure {
  return { status: status >= 500 ? 503 : status, statusText: '', internal: false, data: reason ? { reason } : {} };
}

/**
 * Anything thrown while a page was loaded or rendered, as a value that crosses to the browser.
 * Statuses: 404, 503 for a remote that could not be loaded and for an API that did not answer, else 500.
 */
export function routeFailure(error: unknown): RouteFailure {
  if (isRouteErrorResponse(error)) {
    const { remote, reason, form } = (error.data ?? {}) as RouteFailure['data'];
    const data = { ...(remote && { remote }), ...(reason && { reason }), ...(form && { form }) };
    return { status: error.status, statusText: error.statusText, internal: false, data };
  }
  return { status: failedStatus(error), statusText: '', internal: false, data: {} };
}

/** What the API's answer inside a client's error means for the page. A 400 for an address is a page that does not exist. */
function failedStatus(error: unknown): number {
  const { isAxiosError, response } = (error ?? {}) as { isAxiosError?: boolean; response?: { status: number } };
  if (response?.status === 400 || response?.status === 404) return 404;
  // Its database is away, or this address asked too often: a moment later it answers again.
  if (response?.status === 503 || response?.status === 429) return response.status;
  return isAxiosError && !response ? 503 : 500;
}
