import { setTimeout as wait } from 'node:timers/promises';

/** Time limit for a purge request, in milliseconds. */
const purgeTimeout = 2_000;
/** Pause before a failed purge is tried again, in milliseconds. */
const retryPause = 1_000;
/**
 * Each purge is sent again after this time, in milliseconds: an old page may have been on its way to the cache during the
 * first purge, or have been sent within the grace second after the change.
 */
const secondPurge = 1_200;

/** Purges the caches in front: `PURGE /` with the tags in `Cache-Tag`, or `*` for all. Tags that arrive during a purge are joined. */
export class TagPurge {
  readonly #told: readonly ToldCache[];
  readonly #stop = new AbortController();

  /** @param caches the addresses of the caches */
  constructor(caches: readonly string[]) {
    this.#told = caches.map((address) => new ToldCache(address, this.#stop.signal));
  }

  /** @param tags the changed tables; null: everything */
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
  /** Tags still to be sent; `*` is everything. */
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
    // The cache may have closed the connection since.
    await answer?.body?.cancel().catch(() => {});
    return answer?.ok ?? false;
  }
}
