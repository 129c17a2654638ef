import type { InFlightRequest, UpstreamWorker } from './upstream-worker.ts';

/** A page unanswered for longer than this, in milliseconds, may be blocking its worker. */
const lateAfter = 50;
/** A worker that owes this many pages of the same remotes gets no further ones while another worker is free. */
const mostOwed = 8;

/**
 * Chooses the worker for a page: the least busy healthy one; but where a worker is late with a page of the same remote, that
 * worker, because code that blocks one worker must not block a second.
 * @param sections remotes whose code the page runs
 * @param tried workers that have failed to answer it
 * @returns no worker where there is none or the page has to wait; a `late` worker has to show first that its event loop runs
 */
export function chooseWorker(
  workers: readonly UpstreamWorker[],
  sections: readonly string[],
  tried: readonly UpstreamWorker[],
  now = performance.now(),
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

/** Workers that are blocked in the code of one of these sections. */
export function heldBy(workers: readonly UpstreamWorker[], sections: readonly string[]): UpstreamWorker[] {
  return workers.filter(({ stall }) => stall && sections.includes(stall.remote));
}

/** The worker with the fewest requests in flight, the first of several; undefined where there is none. */
export function leastBusy(workers: readonly UpstreamWorker[]): UpstreamWorker | undefined {
  return workers.toSorted((one, other) => one.inFlight.size - other.inFlight.size)[0];
}

/** Since when the worker is late with a page that runs the same code, in milliseconds; infinite where it owes none. */
function lateSince(worker: UpstreamWorker, sections: readonly string[]): number {
  return (owedPages(worker, sections)[0]?.since ?? Infinity) + lateAfter;
}

/** Pages that run the same code and that the worker has not begun to answer, the earliest first. */
function owedPages({ inFlight }: UpstreamWorker, sections: readonly string[]): InFlightRequest[] {
  if (sections.length === 0) return [];
  return [...inFlight].filter(({ isAnswered, ...page }) => !isAnswered && String(page.sections) === String(sections));
}
