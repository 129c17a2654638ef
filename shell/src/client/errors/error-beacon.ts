import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { browserErrorsPath } from '../../composition/errors/browser-errors-path.ts';

const told = new Set<string>();

/**
 * Reports an error in this browser to the site, each once and five a page at most; the site keeps the error's class and the positions in
 * its own scripts. Nothing is sent from pages of the reporting channel: visits there must not be recorded.
 */
export function reportToBeacon(error: unknown): void {
  if (isConfidential(location.pathname)) return;
  const stack = String((error as Error | undefined)?.stack ?? error).slice(0, 2_000);
  if (told.size < 5 && !told.has(stack)) navigator.sendBeacon?.(browserErrorsPath, stack);
  told.add(stack);
}

/** Uncaught errors and unhandled rejections. */
export function watchErrors(page: Window = window): void {
  page.addEventListener('error', ({ error }) => reportToBeacon(error));
  page.addEventListener('unhandledrejection', ({ reason }) => reportToBeacon(reason));
}
