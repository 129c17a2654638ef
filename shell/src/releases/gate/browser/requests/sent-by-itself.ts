import type { Request } from '@playwright/test';
import { browserErrorsPath } from '../../../../composition/errors/browser-errors-path.ts';
import { violationsPath } from '../../../../server/http/policy/violation-reports.ts';

/** Methods that only read. */
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Where browsers and the shell report what goes wrong. */
const reports = new Set<string>([browserErrorsPath, violationsPath]);

/**
 * Requests that change something without a press: an email program that opens links would subscribe, confirm or delete something.
 * @returns what goes wrong
 */
export function sentProblem(request: Pick<Request, 'method' | 'url'>): string | undefined {
  const { pathname } = new URL(request.url());
  if (reading.has(request.method()) || reports.has(pathname)) return undefined;
  return `sends something (${request.method()} ${pathname}) before anybody has pressed anything: opening a page may only read`;
}
