import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something holds. @param longest how long it may take, in milliseconds @returns whether it does */
export async function until(holds: () => boolean | Promise<boolean>, longest: number): Promise<boolean> {
  const end = performance.now() + longest;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await wait(20);
  }
  return true;
}
