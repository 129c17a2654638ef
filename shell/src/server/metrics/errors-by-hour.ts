import { hour } from '@ofgc/shared/dates/spans.ts';

/** How many hours are kept: two days, so that today can be compared with yesterday. */
const keptHours = 48;

/** How many errors each remote had in each of the last hours. */
export class ErrorsByHour {
  readonly #hours = new Map<number, Map<string, number>>();

  note(remote: string, now = Date.now()): void {
    const current = Math.floor(now / hour);
    const counts = this.#hours.get(current) ?? new Map<string, number>();
    counts.set(remote, (counts.get(remote) ?? 0) + 1);
    this.#hours.set(current, counts);
    for (const old of this.#hours.keys()) if (old <= current - keptHours) this.#hours.delete(old);
  }

  /** The counts of the last hours, the oldest first. */
  of(remote: string, now = Date.now()): number[] {
    const first = Math.floor(now / hour) - keptHours + 1;
    return Array.from({ length: keptHours }, (_, at) => this.#hours.get(first + at)?.get(remote) ?? 0);
  }
}
