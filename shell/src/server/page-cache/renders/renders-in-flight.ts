import { grace } from '../page-lifetimes.ts';
import type { ReceivedChanges } from '../changes/received-changes.ts';
import type { WorkerResponse } from './worker-response.ts';

/** Renderings of one address at once: requests that come after a second change wait until one of them has ended. */
const maxRendersOfAddress = 2;

interface Rendering<Refused> {
  generation: number;
  began: number;
  result: Promise<WorkerResponse | Refused | undefined>;
}

/**
 * Renderings in flight, shared by all requests that wait for an address; no request joins a rendering that began before a change.
 * `Refused` is a word for a response that cannot be shared.
 */
export class RendersInFlight<Refused extends string = never> {
  readonly #changes: ReceivedChanges;
  readonly #now: () => number;
  readonly #inFlight = new Map<string, Rendering<Refused>[]>();

  constructor(changes: ReceivedChanges, now: () => number) {
    this.#changes = changes;
    this.#now = now;
  }

  /**
   * @param wanted the releases, and the tables of the earlier page, if known: changes of other tables make no rendering outdated
   * @returns the page, undefined where it could not be rendered, and when its rendering began
   */
  async of(
    address: string,
    { generation: live, tables }: { generation: number; tables: readonly string[] | undefined },
    render: () => Promise<WorkerResponse | Refused | undefined>,
  ): Promise<{ page: WorkerResponse | Refused | undefined; began: number }> {
    let known = tables;
    for (;;) {
      const inFlight = this.#inFlight.get(address) ?? [];
      const joined = inFlight.find(({ generation, began }) => generation === live && this.#isOfNow(began, known));
      if (!joined && inFlight.length < maxRendersOfAddress) {
        const mine = this.#begin(address, live, render);
        return { page: await mine.result, began: mine.began };
      }
      if (!joined) {
        await Promise.race(inFlight.map(({ result }) => result));
        continue;
      }
      const hasNothingChanged = this.#isOfNow(joined.began);
      const page = await joined.result;
      const others = !known || !page || typeof page === 'string' || hasNothingChanged ? [] : tablesBeside(known, page);
      if (others?.length === 0) return { page, began: joined.began };
      // The page uses tables that the earlier page did not use, and these may have changed since its rendering began.
      known = others && [...(known ?? []), ...others];
    }
  }

  /** Whether a request that comes now may share a rendering begun then: no change arrived since, and changes are being received. */
  #isOfNow(began: number, tables?: readonly string[]): boolean {
    if (this.#changes.silentSince !== null && this.#now() - began > grace) return false;
    return !this.#changes.hasChangedSince(began, tables);
  }

  #begin(
    address: string,
    generation: number,
    render: () => Promise<WorkerResponse | Refused | undefined>,
  ): Rendering<Refused> {
    const rendering: Rendering<Refused> = { generation, began: this.#now(), result: Promise.resolve(undefined) };
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

/** The page's tables that are not in the list; undefined where they are unknown. */
function tablesBeside(tables: readonly string[], { source }: WorkerResponse): readonly string[] | undefined {
  return source?.tables.filter((table) => !tables.includes(table));
}
