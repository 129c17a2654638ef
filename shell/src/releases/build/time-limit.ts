/** Whether a process failed because its time was over: its error does not say so. */
export function isStopped(error: unknown): boolean {
  // One that prints too much is killed as well, and then has a code.
  const { killed, code } = error as { killed?: boolean; code?: number | string | null };
  return killed === true && typeof code !== 'string';
}

/** @param limit in milliseconds */
export function stopped(what: string, limit: number): string {
  return `${what} was stopped after ${limit / 1000} s, the most that it may take.`;
}
