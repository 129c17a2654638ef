import { readFileSync } from 'node:fs';

/** Milliseconds of one of the kernel's clock ticks in `/proc`, the same on all Linux systems that Node runs on (`getconf CLK_TCK`). */
const tick = 10;

/** The fields of the main thread in `/proc` from its state on; null on systems without `/proc`. */
function threadFields(): string[] | null {
  try {
    const text = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
    // The name before may contain spaces and parentheses.
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/**
 * The processor time of the main thread, in milliseconds: compressing and hashing in Node's other threads is not the work of the
 * code that blocks the event loop meanwhile. Without `/proc` the time of the whole process.
 */
export function mainThreadTime(): number {
  const fields = threadFields();
  if (fields) return (Number(fields[11]) + Number(fields[12])) * tick;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Whether the main thread waits in a system call; false on systems without `/proc`, where only processor time counts. */
export function isMainThreadAsleep(): boolean {
  return threadFields()?.[0] === 'S';
}
