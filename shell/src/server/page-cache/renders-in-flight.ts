import { maxRendersOfAddress } from './page-limits.ts';
import type { ContentChanges } from './heard-changes.ts';
import type { RenderedPage } from './rendered-page.ts';

interface Rendering {
  generation: number;
  began: number;
  result: Promise<RenderedPage | undefined>;
}

/** The renderings in flight, one for all who wait at an address; nobody joins one that began before a change. */
export class RendersInFlight {
  readonly #changes: ContentChanges;
  readonly #now: () => number;
  readonly #inFlight = new Map<string, Rendering[]>();

  constructor(changes: ContentChanges, now: () => number) {
    this.#changes = changes;
    this.#now = now;
  }

  /**
   * @param wanted the releases, and the tables whose changes count where they are known
   * @returns the page, undefined where it could not be rendered, and when its rendering began
   */
  async of(
    address: string,
    wanted: { generation: number; tables: readonly string[] | undefined },
    render: () => Promise<RenderedPage | undefined>,
  ): Promise<{ page: RenderedPage | undefined; began: number }> {
    for (;;) {
      const inFlight = this.#inFlight.get(address) ?? [];
      const joined = inFlight.find(
        ({ generation, began }) =>
          generation === wanted.generation && !this.#changes.hasChangedSince(began, wanted.tables),
      );
      const mine =
        joined ?? (inFlight.length < maxRendersOfAddress ? this.#begin(address, wanted.generation, render) : undefined);
      if (mine) return { page: await mine.result, began: mine.began };
      await Promise.race(inFlight.map(({ result }) => result));
    }
  }

  #begin(address: string, generation: number, render: () => Promise<RenderedPage | undefined>): Rendering {
    const rendering: Rendering = { generation, began: this.#now(), result: Promise.resolve(undefined) };
    rendering.result = Promise.resolve()
      .then(render)
      .catch(() => undefined)
      .finally(() => {
        const others = (this.#inFlight.get(address) ?? []).filter((one) => one !== rendering);
        if (others.length > 0) this.#inFlight.set(address, others);
        else this.#inFlight.delete(address);
      });
    this.#inFlight.set(address, [...(this.#inFlight.get(address) ?? []), rendering]);
    return rendering;
  }
}
