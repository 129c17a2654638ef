import { splitLocale } from '@ofgc/shared/i18n';
import { remoteOfPath, type ReleaseVector } from '../../composition/release-vector.ts';

/** Failures of several remotes within this time count as simultaneous, in milliseconds. */
const span = 5_000;
const remotesUntilWorn = 3;

/**
 * If one remote's pages fail, the remote is at fault; if those of several remotes fail at once, the worker they share is broken.
 * @returns counts a page that failed with 500, and says whether the worker is to be replaced
 */
export function watchFailingPages(vector: ReleaseVector): (url: string, now?: number) => boolean {
  const failures = new Map<string, number>();
  return (url, now = performance.now()) => {
    failures.set(remoteOfPath(splitLocale(new URL(url).pathname).path, vector) ?? 'shell', now);
    const recent = [...failures.values()].filter((at) => now - at < span);
    if (recent.length < remotesUntilWorn) return false;
    failures.clear();
    return true;
  };
}
