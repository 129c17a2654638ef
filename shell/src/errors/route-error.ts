import { isRouteErrorResponse } from 'react-router';
import { isUnknownPage } from '../routing/unknown-page.ts';
import type { UnsentForm } from './find-unsent-form.ts';

/** A failure as it is given to the error pages, without stack or internal message. */
interface RouteFailure {
  status: number;
  statusText: string;
  internal: boolean;
  data: {
    remote?: string;
    reason?: string;
    /** What was typed into a form that was posted to the page and whose page cannot be shown again. */
    form?: UnsentForm;
  };
}

/** Why a file of the API could not be sent. */
export interface FileFailure {
  status: number;
  /** A sentence for the visitor about what is wrong with the address. */
  reason?: string | undefined;
}

/** The failure for the page that is shown in place of a file that could not be sent: any 5xx of the API becomes a 503. */
export function fileFailure({ status, reason }: FileFailure): RouteFailure {
  return { status: status >= 500 ? 503 : status, statusText: '', internal: false, data: reason ? { reason } : {} };
}

/**
 * Converts anything thrown while a page was loaded or rendered into a value that can be sent to the browser.
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

/** The page's status for an error of the API client. */
function failedStatus(error: unknown): number {
  const { isAxiosError, response } = (error ?? {}) as { isAxiosError?: boolean; response?: { status: number } };
  if (isUnknownPage(error)) return 404;
  // The API's database is not available, or this visitor made too many requests: both are temporary.
  if (response?.status === 503 || response?.status === 429) return response.status;
  return isAxiosError && !response ? 503 : 500;
}
