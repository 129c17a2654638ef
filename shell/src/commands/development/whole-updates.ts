import type { BuildSide } from './build-side.ts';

interface Parts {
  sides: readonly [BuildSide, BuildSide];
  /** Puts what both have made into service; resolves when it answers. */
  serve: () => Promise<void>;
  /** Tells the open pages. @param edited the files whose edits are in it */
  tell: (edited: readonly string[]) => void;
}

/**
 * In development open pages hear of an update when the app's browser build and server build contain the same edits and the server renders with them.
 * A page that reloaded sooner would get the markup of one build and the code of the other.
 */
export class WholeUpdates {
  readonly #parts: Parts;
  readonly #first = Promise.withResolvers<void>();
  #edited = new Set<string>();
  #isServing = false;
  #isWhole = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** When the first one was served. */
  get first(): Promise<void> {
    return this.#first.promise;
  }

  /** Whether both builds, as they stand, are served. */
  get isServed(): boolean {
    return this.#isWhole && !this.#isServing;
  }

  /** One of the sides is out of date. */
  invalidate(): void {
    this.#isWhole = false;
  }

  /** One of the sides has ended a build. */
  async follow(side: BuildSide): Promise<void> {
    side.edited.forEach((file) => this.#edited.add(file));
    if (this.#isServing) return;
    this.#isServing = true;
    try {
      // What ends meanwhile is served after it.
      while (!this.#isWhole && this.#bothStand) {
        this.#isWhole = true;
        await this.#parts.serve();
      }
    } finally {
      this.#isServing = false;
    }
    if (!this.#isWhole) return;
    const edited = [...this.#edited];
    this.#edited.clear();
    this.#parts.tell(edited);
    this.#first.resolve();
  }

  get #bothStand(): boolean {
    const [one, other] = this.#parts.sides;
    return one.isStanding && other.isStanding && one.isAsNewAs(other) && other.isAsNewAs(one);
  }
}
