import { WorkerStartError } from '../processes/worker-start-error.ts';

/**
 * Whether one of the named releases is why workers did not start. Not its fault: an error of the system (no memory, no disk, too
 * many files), a process that somebody killed, what the code of another release has done.
 * @param names of the releases that are tried; with the shell among them every fault counts, as all sections run in it
 */
export function isReleaseFault(error: unknown, names: readonly string[]): boolean {
  if (!(error instanceof WorkerStartError))
    // A file that is missing is missing in the release.
    return !(error instanceof Error && 'code' in error && error.code !== 'ENOENT');
  if (error.fault) return names.includes(error.fault.remote) || names.includes('shell');
  return !error.isForeign;
}
