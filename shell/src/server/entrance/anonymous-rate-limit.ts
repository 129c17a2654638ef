import { createHmac, randomBytes } from 'node:crypto';

interface Limits {
  /** How many requests one visitor may make within one window. */
  most: number;
  /** In milliseconds. */
  window: number;
}

/** How often one visitor may post to confidential pages: reports, messages, codes to follow one up. */
export const confidentialOfVisitor: Limits = { most: 30, window: 600_000 };

/** How often one visitor may send files there: each form may be a hundred times larger than its text, and is kept for months. */
export const filesOfVisitor: Limits = { most: 6, window: 3_600_000 };

/** How many visitors are counted at once; when more addresses come, a new window begins for all. */
const maxVisitors = 50_000;

/**
 * Counts the requests of visitors whose addresses must not be kept: it stores a keyed hash of the address, and discards key and counts
 * when the window ends.
 */
export class AnonymousRateLimit {
  readonly #limits: Limits;
  readonly #counts = new Map<string, number>();
  #key = randomBytes(32);
  #until = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts a request. @param visitor an address, or a group of addresses @param now milliseconds of a monotonic clock, as a window must end though the wall clock is set back */
  allows(visitor: string, now = performance.now()): boolean {
    const name = this.#nameOf(visitor, now);
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return count <= this.#limits.most;
  }

  /** Whether the next request would be allowed, which is not counted. @param visitor and @param now as for `allows` */
  wouldAllow(visitor: string, now = performance.now()): boolean {
    return (this.#counts.get(this.#nameOf(visitor, now)) ?? 0) < this.#limits.most;
  }

  /** The visitor's name in the present window. */
  #nameOf(visitor: string, now: number): string {
    if (now >= this.#until || this.#counts.size >= maxVisitors) {
      this.#counts.clear();
      this.#key = randomBytes(32);
      this.#until = now + this.#limits.window;
    }
    return createHmac('sha256', this.#key).update(visitor).digest('base64url');
  }
}
