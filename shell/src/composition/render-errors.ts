import { partInStack } from './part-marker.ts';
import type { PartFailure } from './report-error.ts';

/** React hands it to the browser with the part that is missing: the server has reported why. */
export const reportedDigest = 'reported';

/**
 * What the parts of a page throw while the server renders it. React leaves such a part out and tells `onError` alone.
 * @returns `onError` for React's renderer, and the failures, to be reported when the page is ready: where the page itself
 * fails, React calls `onError` too, and whoever rendered the page reports that
 */
export function collectRenderErrors() {
  const failures: PartFailure[] = [];
  const onError = (error: unknown, { componentStack }: { componentStack?: string | null | undefined }): string => {
    failures.push({ kind: 'render', part: partInStack(componentStack), error });
    return reportedDigest;
  };
  return { failures, onError };
}
