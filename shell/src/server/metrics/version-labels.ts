import { LRUCache } from 'lru-cache';

/** So many releases of one remote are counted by name: the live one, its canary, and those that pages still have. */
export const namedVersions = 8;
/** All others together. */
export const olderVersions = 'older';

/** Which releases figures name: a site that runs for a year has thousands. */
export class VersionLabels {
  readonly #named = new Map<string, LRUCache<string, true>>();
  readonly #onForgotten: (remote: string, version: string) => void;

  /** @param onForgotten is called with a release whose label is dropped because newer ones were counted */
  constructor(onForgotten: (remote: string, version: string) => void) {
    this.#onForgotten = onForgotten;
  }

  /** It is counted now. */
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
