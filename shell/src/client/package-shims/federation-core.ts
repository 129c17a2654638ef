/**
 * Stands in for parts of federation's runtime that no page needs: snapshots and preloads of manifests (the shell knows the entry of
 * each release), and version ranges other than `1.2.3`, `^1.2.3` and `<=1.2.3`, the only ones that our builds write.
 */
export class SnapshotHandler {
  manifestCache = new Map<string, never>();
}

export const getGlobalRemoteInfo = notOffered;
export const defaultPreloadArgs = notOffered;
export const formatPreloadArgs = notOffered;
export const normalizePreloadExposes = notOffered;
export const preloadAssets = notOffered;

/**
 * @param version `1.2.3` @param range a version, alone or behind `^` or `<=`
 * @throws for any other range
 */
export function satisfy(version: string, range: string): boolean {
  const [, operator, lowest] = /^(\^|<=|)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (lowest === undefined) throw new Error(`${range} is no range of versions that is read here`);
  const order = compare(version, lowest);
  if (operator === '<=') return order <= 0;
  if (operator === '^') return order >= 0 && caretOf(version) === caretOf(lowest);
  return order === 0;
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** The part of a version that a caret fixes: up to the first number that is not zero. */
function caretOf(version: string): string | undefined {
  return /^(0\.){0,2}\d+/.exec(version)?.[0];
}

function notOffered(): never {
  throw new Error('federation has no snapshots here');
}
