import type { InFlightRequest, UpstreamWorker } from './upstream-worker.ts';

/** A page that is unanswered for longer, in milliseconds, may be what its worker will stand still in. */
const lateAfter = 50;
/** So many pages of one kind may a worker owe before the next goes to another. */
const mostOwed = 8;

/**
 * Where a page goes: to the least busy worker that is well, or, where a worker is late with a page of the same remote, to that one: code that blocks
 * one worker must not block a second.
 * @param sections remotes whose code it enters
 * @param tried workers that have failed to answer it
 * @returns no worker where there is none, or it has to wait; `late` then has to show first that it turns
 */
export function chooseWorker(
  workers: readonly UpstreamWorker[],
  sections: readonly string[],
  tried: readonly UpstreamWorker[],
  now = Date.now(),
): { worker?: UpstreamWorker | undefined; late?: UpstreamWorker } {
  if (heldBy(workers, sections).length > 0) return {};
  const turning = workers.filter(({ stall }) => !stall);
  const untried = turning.filter((worker) => !tried.includes(worker));
  const well = untried.filter(({ isWorn }) => !isWorn);
  const late = well.filter((worker) => lateSince(worker, sections) <= now);
  const silent = late.find((worker) => (worker.turnedAt ?? 0) < lateSince(worker, sections));
  if (silent) return { late: silent };
  const lateWithRoom = late.filter((worker) => owedPages(worker, sections).length < mostOwed);
  const best = [lateWithRoom, well, untried, turning].find((group) => group.length > 0);
  return { worker: leastBusy(best ?? []) };
}

/** Workers that stand still in the code of one of these sections. */
export function heldBy(workers: readonly UpstreamWorker[], sections: readonly string[]): UpstreamWorker[] {
  return workers.filter(({ stall }) => stall && sections.includes(stall.remote));
}

/** The first of those with the fewest requests in flight; undefined where there is none. */
export function leastBusy(workers: readonly UpstreamWorker[]): UpstreamWorker | undefined {
  return workers.toSorted((one, other) => one.inFlight.size - other.inFlight.size)[0];
}

/** Since when it is late with a page that enters the same code, in milliseconds; infinite where it owes none. */
function lateSince(worker: UpstreamWorker, sections: readonly string[]): number {
  return (owedPages(worker, sections)[0]?.since ?? Infinity) + lateAfter;
}

/** Pages that enter the same code and that it has not begun to answer, the earliest first. */
function owedPages({ inFlight }: UpstreamWorker, sections: readonly string[]): InFlightRequest[] {
  if (sections.length === 0) return [];
  return [...inFlight].filter(({ isAnswered, ...page }) => !isAnswered && String(page.sections) === String(sections));
}
