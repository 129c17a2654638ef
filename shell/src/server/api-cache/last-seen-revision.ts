/** On a request from the listening process to a worker: the newest revision of the content that it has heard of. A visitor's own is overwritten. */
export const heardHeader = 'x-content-heard';

/** @param revision null while the content is not heard */
export function writeLastSeenRevision(revision: number | null): string {
  return revision === null ? 'nothing' : String(revision);
}

/** @returns null where no changes are heard, or the header is missing */
export function lastSeenRevision(header: string | null): number | null {
  const revision = Number(header ?? Number.NaN);
  return Number.isSafeInteger(revision) ? revision : null;
}
