import { isConfidential } from '@ofgc/shared/routes/about/channel.ts';
import { browserErrorsPath } from '../composition/browser-errors-path.ts';

const told = new Set<string>();

/** Tells the site of an error in this browser, each once and five a page at most; of it the site keeps the class and the places in its own scripts. */
export function tellOfError(error: unknown): void {
  const stack = String((error as Error | undefined)?.stack ?? error).slice(0, 2_000);
  // A request that nobody asked for, from a page that forgets who asked: none.
  if (isConfidential(location.pathname)) return;
  if (told.size < 5 && !told.has(stack)) navigator.sendBeacon?.(browserErrorsPath, stack);
  told.add(stack);
}

/** What nobody catches. */
export function watchErrors(page: Window = window): void {
  page.addEventListener('error', ({ error }) => tellOfError(error));
  page.addEventListener('unhandledrejection', ({ reason }) => tellOfError(reason));
}
