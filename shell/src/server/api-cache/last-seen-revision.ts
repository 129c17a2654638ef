/** @param revision null while changes are not received */
export function writeLastSeenRevision(revision: number | null): string {
  return revision === null ? 'nothing' : String(revision);
}

/** @returns null where changes are not received, or the header is missing */
export function lastSeenRevision(header: string | null): number | null {
  const revision = Number(header ?? Number.NaN);
  return Number.isSafeInteger(revision) ? revision : null;
}
