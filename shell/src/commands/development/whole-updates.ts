import type { BuildSide } from './build-side.ts';

interface Parts {
  sides: readonly [BuildSide, BuildSide];
  /** Starts serving both builds; resolves when they are served. @throws where they cannot be */
  serve: () => Promise<void>;
  /** Notifies the open pages. @param edited the files whose edits are included */
  tell: (edited: readonly string[]) => void;
}

/**
 * In development open pages are notified of an update when the app's browser build and server build include the same edits and the server
 * renders with them. A page that reloaded sooner would get the markup of one build and the code of the other.
 */
export class WholeUpdates {
  readonly #parts: Parts;
  readonly #first = Promise.withResolvers<void>();
  #edited = new Set<string>();
  #isServing = false;
  #isWhole = false;
  #hasFailed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Resolves when the first update is served. */
  get first(): Promise<void> {
    return this.#first.promise;
  }

  /** Whether both current builds are served. */
  get isServed(): boolean {
    return this.#isWhole && !this.#isServing;
  }

  /** Called when one of the builds is out of date. */
  invalidate(): void {
    this.#isWhole = false;
  }

  /** Called when one of the builds has ended. @throws where the builds cannot be served */
  async follow(side: BuildSide): Promise<void> {
    side.edited.forEach((file) => this.#edited.add(file));
    if (!this.#isServing) await this.#serve();
  }

  /** Tries again what failed: another app may have been the reason. @throws where the builds cannot be served */
  async retry(): Promise<void> {
    if (this.#hasFailed && !this.#isServing) await this.#serve();
  }

  async #serve(): Promise<void> {
    this.#isServing = true;
    this.#hasFailed = false;
    try {
      // A build that ends meanwhile is served in the next round.
      while (!this.#isWhole && this.#bothStand) {
        this.#isWhole = true;
        await this.#parts.serve();
      }
    } catch (error) {
      this.#isWhole = false;
      this.#hasFailed = true;
      throw error;
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
