import type { RenderReport } from '../metrics/render-timings.ts';

/** The period in which errors are counted, in milliseconds. */
const window = 30_000;
/** A canary is withdrawn at this many errors within the period, if they are more than this share of its pages. */
const mostErrors = 3;
const mostOfPages = 0.05;

interface Counted {
  /** Milliseconds of the clock. */
  at: number;
  pages: number;
  errors: number;
}

/** Counts the pages of a canary that visitors got, cached ones too, and its errors on the server and in browsers. */
export class CanaryErrors {
  readonly #name: string;
  readonly #version: string;
  readonly #now: () => number;
  /** In the order in which they were counted; those before `#first` are older than the period. */
  #counted: Counted[] = [];
  #first = 0;
  /** When an error in a browser of each network was counted. */
  readonly #visitors = new Map<string, number>();
  /** The sums of what is within the period. */
  #pages = 0;
  #errors = 0;

  constructor({ name, version }: { name: string; version: string }, now: () => number = () => performance.now()) {
    this.#name = name;
    this.#version = version;
    this.#now = now;
  }

  /** Counts a page that was sent to a visitor. */
  pageSent(): void {
    this.#count(1, 0);
  }

  /** Counts the errors of a page that a worker of the canary has rendered. @returns one sentence with the reason if there are too many */
  pageRendered({ errors }: RenderReport): string | null {
    const mine = errors.filter((error) => this.#isMine(error)).length;
    return mine > 0 ? this.#count(0, mine) : null;
  }

  /** Counts an error on the server. @returns the same; null for an error of another release */
  errorSeen(release: { remote: string; version: string }): string | null {
    return this.#isMine(release) ? this.#count(0, 1) : null;
  }

  /** Counts an error in a visitor's browser, one of each network within the period: anybody can send any number of them. @returns the same */
  browserFailed(release: { remote: string; version: string }, visitor: string): string | null {
    const now = this.#now();
    for (const [one, at] of this.#visitors) if (at <= now - window) this.#visitors.delete(one);
    if (!this.#isMine(release) || this.#visitors.has(visitor)) return null;
    this.#visitors.set(visitor, now);
    return this.#count(0, 1);
  }

  /** All sections run in the shell: what they do wrong in a new one may be its doing. */
  #isMine({ remote, version }: { remote: string; version: string }): boolean {
    return this.#name === 'shell' || (remote === this.#name && version === this.#version);
  }

  #count(pages: number, errors: number): string | null {
    const now = this.#now();
    this.#counted.push({ at: now, pages, errors });
    this.#pages += pages;
    this.#errors += errors;
    this.#forgetBefore(now - window);
    if (this.#errors < mostErrors || this.#errors <= this.#pages * mostOfPages) return null;
    return `${this.#errors} errors on ${this.#pages} pages within ${window / 1_000} s`;
  }

  /** Takes what was counted at an instant or earlier out of the sums. Each page is taken out once, so that a busy canary costs no more. */
  #forgetBefore(end: number): void {
    for (let one = this.#counted[this.#first]; one && one.at <= end; one = this.#counted[this.#first]) {
      this.#pages -= one.pages;
      this.#errors -= one.errors;
      this.#first += 1;
    }
    // Moving the rest to the front each time would go through the whole period again.
    if (this.#first <= this.#counted.length / 2) return;
    this.#counted = this.#counted.slice(this.#first);
    this.#first = 0;
  }
}
