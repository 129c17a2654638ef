import { WorkerStartError } from '../processes/worker-start-error.ts';

/**
 * Whether one of the named releases is why workers did not start. Only a worker can find that out: what is thrown without one is
 * the machine's trouble (no memory, no disk, too many files). Not the release's fault either: what a worker says of the system, a
 * process that somebody killed, what another release has done.
 * @param names of the releases that are tried; with the shell among them every fault counts, as all sections run in it
 */
export function isReleaseFault(error: unknown, names: readonly string[]): boolean {
  if (!(error instanceof WorkerStartError)) return false;
  if (error.fault) return names.includes(error.fault.remote) || names.includes('shell');
  return !error.isForeign;
}
