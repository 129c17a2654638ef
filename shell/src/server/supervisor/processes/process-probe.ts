import { readFileSync } from 'node:fs';

/** What the kernel calls a process that runs or could run, and one that waits for a disk. */
const wantsToRun = new Set(['R', 'D']);
/** A runnable process that gets less than this share of a processor is starved. */
const fairShare = 0.5;
/** The unit in which the kernel counts processor time, in milliseconds. */
const clockTick = 10;

/**
 * @param interval between two calls of the returned function, in milliseconds
 * @returns whether the process is runnable or waits for a disk, but got too little processor time since the last call; always false on systems
 * without `/proc`
 */
export function createProcessProbe(pid: number | undefined, interval: number): () => boolean {
  let before = 0;
  return () => {
    const now = readProcess(pid);
    if (!now) return false;
    const burnt = now.processorTime - before;
    before = now.processorTime;
    return now.isRunnable && burnt < interval * fairShare;
  };
}

function readProcess(pid: number | undefined) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fields after the process name, which is in brackets and may hold any character: the state, then user and system time.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return {
      isRunnable: wantsToRun.has(fields[0] ?? ''),
      processorTime: (Number(fields[11]) + Number(fields[12])) * clockTick,
    };
  } catch {
    return undefined;
  }
}
