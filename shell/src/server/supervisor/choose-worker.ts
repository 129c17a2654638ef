import type { UpstreamWorker } from './proxy.ts';

/** A page that is unanswered for longer, in milliseconds, may be what its worker will stand still in. */
const lateAfter = 50;
/** By so many requests a worker may be busier than the least busy one, before pages go there that it is late with itself. */
const companions = 4;

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
  if (workers.some(({ stall }) => stall && sections.includes(stall.remote))) return {};
  const turning = workers.filter(({ stall }) => !stall);
  const well = turning.filter(({ isWorn }) => !isWorn);
  const worker =
    leastBusy(well.filter((one) => !tried.includes(one))) ??
    leastBusy(turning.filter((one) => !tried.includes(one))) ??
    leastBusy(turning);
  if (!worker) return {};
  const late = turning.filter((one) => !tried.includes(one) && owedSince(one, sections) + lateAfter <= now);
  const still = late.find((one) => (one.turnedAt ?? 0) < owedSince(one, sections) + lateAfter);
  if (still) return { late: still };
  const companion = leastBusy(late);
  return { worker: companion && companion.inFlight.size < worker.inFlight.size + companions ? companion : worker };
}

export function leastBusy(workers: readonly UpstreamWorker[]): UpstreamWorker | undefined {
  return workers.reduce<UpstreamWorker | undefined>(
    (best, worker) => (!best || worker.inFlight.size < best.inFlight.size ? worker : best),
    undefined,
  );
}

/** Since when it owes a page that enters the same sections, in milliseconds; infinite where it owes none. */
function owedSince({ inFlight }: UpstreamWorker, sections: readonly string[]): number {
  const isSame = (others: readonly string[]) => others.length > 0 && String(others) === String(sections);
  const owed = [...inFlight].filter((request) => !request.isAnswered && isSame(request.sections));
  return owed.reduce((earliest, { since }) => Math.min(earliest, since), Infinity);
}
