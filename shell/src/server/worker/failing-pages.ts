import { splitLocale } from '@ofgc/shared/i18n';
import { remoteOfPath, type ReleaseVector } from '../../composition/release-vector.ts';

/** Within this time several remotes fail "at once", in milliseconds. */
const span = 5_000;
const remotesUntilWorn = 3;

/**
 * One remote's pages fail by its own fault. When those of several fail at once, something that they share is broken.
 * @returns counts a page that failed with 500, and says whether the worker is to be replaced
 */
export function watchFailingPages(vector: ReleaseVector): (url: string, now?: number) => boolean {
  const failures = new Map<string, number>();
  return (url, now = Date.now()) => {
    failures.set(remoteOfPath(splitLocale(new URL(url).pathname).path, vector) ?? 'shell', now);
    const recent = [...failures.values()].filter((at) => now - at < span);
    if (recent.length < remotesUntilWorn) return false;
    failures.clear();
    return true;
  };
}
