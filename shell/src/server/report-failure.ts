import { isRouteErrorResponse } from 'react-router';
import { routeFailure } from '../errors/route-error.ts';

/**
 * Tells the operator which page failed, and why, on the standard error. What does not exist is no failure; a section
 * that is not served was told of when its worker started.
 * @param place the page's path without the query (visitors may have typed in it), or the slot
 */
export function reportFailure(place: string, error: unknown): void {
  if (isRouteErrorResponse(error) || routeFailure(error).status === 404) return;
  process.stderr.write(`${place} failed: ${causeOf(error)}\n`);
}

/** An API that does not answer is told in one sentence; anything else with its place in the code. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'isAxiosError' in error ? error.message : (error.stack ?? error.message);
}
