import type { InFlightRequest, UpstreamWorker } from './upstream-worker.ts';

/** A page that is unanswered for longer, in milliseconds, may be what its worker will stand still in. */
const lateAfter = 50;
/** So many pages of one kind may a worker owe before the next goes to another. */
const mostOwed = 8;

/**
 * Where a page goes: to the least busy worker that is well. Where one is late with a page that enters the same code, to that one: code that holds up
 * a worker is to meet no second one.
 * @param sections remotes whose code it enters
 * @param tried workers that have failed to answer it
 * @returns no worker where there is none, or it has to wait; `late` then has to show first that it turns
 */
export function chooseWorker(
  workers: readonly UpstreamWorker[],
  sections: readonly string[],
  tried: readonly UpstreamWorker[],
  now = Date.now(),
): { worker?: UpstreamWorker; late?: UpstreamWorker } {
  if (heldBy(workers, sections).length > 0) return {};
  const turning = workers.filter(({ stall }) => !stall);
  const well = turning.filter(({ isWorn }) => !isWorn);
  const worker =
    leastBusy(well.filter((one) => !tried.includes(one))) ??
    leastBusy(turning.filter((one) => !tried.includes(one))) ??
    leastBusy(turning);
  if (!worker) return {};
  const late = well.filter((one) => !tried.includes(one) && lateSince(one, sections) <= now);
  const still = late.find((one) => (one.turnedAt ?? 0) < lateSince(one, sections));
  if (still) return { late: still };
  return { worker: leastBusy(late.filter((one) => owed(one, sections).length < mostOwed)) ?? worker };
}

/** Workers that stand still in the code of one of these sections. */
export function heldBy(workers: readonly UpstreamWorker[], sections: readonly string[]): UpstreamWorker[] {
  return workers.filter(({ stall }) => stall && sections.includes(stall.remote));
}

export function leastBusy(workers: readonly UpstreamWorker[]): UpstreamWorker | undefined {
  return workers.reduce<UpstreamWorker | undefined>(
    (best, worker) => (!best || worker.inFlight.size < best.inFlight.size ? worker : best),
    undefined,
  );
}

/** Since when it is late with a page that enters the same sections, in milliseconds; infinite where it owes none. */
function lateSince(worker: UpstreamWorker, sections: readonly string[]): number {
  return owed(worker, sections).reduce((earliest, { since }) => Math.min(earliest, since + lateAfter), Infinity);
}

function owed({ inFlight }: UpstreamWorker, sections: readonly string[]): InFlightRequest[] {
  const isSame = (others: readonly string[]) => others.length > 0 && String(others) === String(sections);
  return [...inFlight].filter((request) => !request.isAnswered && isSame(request.sections));
}
