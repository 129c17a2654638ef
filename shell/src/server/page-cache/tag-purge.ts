import { setTimeout as wait } from 'node:timers/promises';

/** For how long a cache may take to be told, in milliseconds. */
const purgeTimeout = 2_000;
/** Until a failed purge is tried again, in milliseconds. */
const retryPause = 1_000;
/**
 * After how long each purge is sent once more, in milliseconds: an old page may have been on its way to the cache during the first, or have been
 * sent in the second after a change in which this site may still send it.
 */
const secondPurge = 1_200;

/** Purges pages in the caches in front: `PURGE /` with the tags in `Cache-Tag`, or `*` for all. Changes that come during a purge are sent together. */
export class TagPurge {
  readonly #told: readonly ToldCache[];
  readonly #stop = new AbortController();

  /** @param caches their addresses */
  constructor(caches: readonly string[]) {
    this.#told = caches.map((address) => new ToldCache(address, this.#stop.signal));
  }

  /** @param tags what changed; null: everything */
  purge(tags: readonly string[] | null): void {
    for (const cache of this.#told) cache.purge(tags);
  }

  close(): void {
    this.#stop.abort();
  }
}

class ToldCache {
  readonly #address: string;
  readonly #stop: AbortSignal;
  /** What is still to be said; `*` is everything. */
  #tags = new Set<string>();
  #isTelling = false;

  constructor(address: string, stop: AbortSignal) {
    this.#address = address;
    this.#stop = stop;
  }

  purge(tags: readonly string[] | null): void {
    for (const tag of tags ?? ['*']) this.#tags.add(tag);
    void this.#tell();
    wait(secondPurge, undefined, { signal: this.#stop, ref: false }).then(
      () => {
        for (const tag of tags ?? ['*']) this.#tags.add(tag);
        return this.#tell();
      },
      () => {},
    );
  }

  async #tell(): Promise<void> {
    if (this.#isTelling) return;
    this.#isTelling = true;
    while (this.#tags.size > 0 && !this.#stop.aborted) {
      const tags = this.#tags;
      this.#tags = new Set();
      if (await this.#send(tags.has('*') ? '*' : [...tags].join(','))) continue;
      for (const tag of tags) this.#tags.add(tag);
      await wait(retryPause, undefined, { signal: this.#stop, ref: false }).catch(() => {});
    }
    this.#isTelling = false;
  }

  async #send(tags: string): Promise<boolean> {
    const signal = AbortSignal.any([this.#stop, AbortSignal.timeout(purgeTimeout)]);
    const answer = await fetch(this.#address, {
      method: 'PURGE',
      headers: { 'Cache-Tag': tags },
      redirect: 'manual',
      signal,
    }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.ok ?? false;
  }
}
