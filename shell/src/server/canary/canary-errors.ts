import type { RenderReport } from '../metrics/render-timings.ts';

/** The period in which errors are counted, in milliseconds. */
const window = 30_000;
/** A canary is withdrawn at this many errors within the period, if they are more than this share of its pages. */
const mostErrors = 3;
const mostOfPages = 0.05;

interface Counted {
  at: number;
  pages: number;
  errors: number;
}

/** Counts the pages that a canary made for visitors, and its errors on the server and in browsers. */
export class CanaryErrors {
  readonly #name: string;
  readonly #version: string;
  readonly #now: () => number;
  #counted: Counted[] = [];

  constructor({ name, version }: { name: string; version: string }, now: () => number = () => performance.now()) {
    this.#name = name;
    this.#version = version;
    this.#now = now;
  }

  /** Counts a page made by a worker of the canary. @returns one sentence with the reason if there are too many errors */
  pageMade(report: RenderReport | undefined): string | null {
    if (!report) return null;
    return this.#count(1, report.errors.filter((error) => this.#isMine(error)).length);
  }

  /** Counts an error in a visitor's browser. */
  errorSeen(release: { remote: string; version: string }): string | null {
    return this.#isMine(release) ? this.#count(0, 1) : null;
  }

  #isMine({ remote, version }: { remote: string; version: string }): boolean {
    return remote === this.#name && version === this.#version;
  }

  #count(pages: number, errors: number): string | null {
    const now = this.#now();
    this.#counted = [...this.#counted, { at: now, pages, errors }].filter(({ at }) => now - at < window);
    const sum = this.#counted.reduce(
      (total, one) => ({ pages: total.pages + one.pages, errors: total.errors + one.errors }),
      { pages: 0, errors: 0 },
    );
    if (sum.errors < mostErrors || sum.errors <= sum.pages * mostOfPages) return null;
    return `${sum.errors} errors on ${sum.pages} pages within ${window / 1_000} s`;
  }
}
