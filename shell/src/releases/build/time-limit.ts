/** Whether a process was ended by its time limit: its error does not say so. */
export function isStopped(error: unknown): boolean {
  // A process that prints too much is killed as well, but then has a string as its code.
  const { killed, code } = error as { killed?: boolean; code?: number | string | null };
  return killed === true && typeof code !== 'string';
}

/** @param what the work that was stopped @param limit in milliseconds */
export function stopped(what: string, limit: number): string {
  return `${what} was stopped after ${limit / 1000} s, the most that it may take.`;
}
