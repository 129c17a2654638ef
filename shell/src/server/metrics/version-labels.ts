import { LRUCache } from 'lru-cache';
import { parseRelease } from './render-timings.ts';

/** How many releases of one remote have a label of their own: the live one, its canary, and those that open pages still have. */
export const namedVersions = 8;
/** The common label of all others. */
export const olderVersions = 'older';

/** Chooses the releases that metrics name: a site that runs for a year has thousands. */
export class VersionLabels {
  readonly #named = new Map<string, LRUCache<string, true>>();
  readonly #onForgotten: (remote: string, version: string) => void;

  /** @param onForgotten is called with a release whose label is dropped because newer ones were counted */
  constructor(onForgotten: (remote: string, version: string) => void) {
    this.#onForgotten = onForgotten;
  }

  /** Called when the release is counted. */
  note({ remote, version }: { remote: string; version: string }): void {
    let named = this.#named.get(remote);
    if (!named) {
      const disposeAfter = (_: true, forgotten: string) => this.#onForgotten(remote, forgotten);
      named = new LRUCache({ max: namedVersions, disposeAfter });
      this.#named.set(remote, named);
    }
    if (!named.get(version)) named.set(version, true);
  }
}

/**
 * Labels for counts that were made without them, because they are made with each request.
 * @param counts by `concerts@1a2b`, in the order in which the releases were first counted
 * @param served the version of each remote that is served, which is named though it may have been counted first long ago
 */
export function withVersionLabels<Count>(
  counts: ReadonlyMap<string, Count>,
  served: Readonly<Record<string, string>>,
): { labels: { remote: string; version: string }; count: Count }[] {
  const all = [...counts].map(([release, count]) => ({ labels: parseRelease(release), count }));
  return [...Map.groupBy(all, ({ labels }) => labels.remote).values()].flatMap((ofRemote) =>
    ofRemote.map(({ labels, count }, place) => ({
      labels:
        place < ofRemote.length - namedVersions && served[labels.remote] !== labels.version
          ? { ...labels, version: olderVersions }
          : labels,
      count,
    })),
  );
}
