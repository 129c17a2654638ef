import { readFileSync } from 'node:fs';

/** A process that wants to run and gets less than this share of a processor is starved. */
const fairShare = 0.5;
/** How often the kernel counts processor time, in milliseconds. */
const clockTick = 10;

/**
 * @param interval between two calls of what is returned, in milliseconds
 * @returns whether the process wanted to run since the last call, but had next to no processor to run on. Where the system
 * does not say, it never is
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
    // After the name in brackets, which may hold anything: the state, and further on the time in user and system mode.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return { isRunnable: fields[0] === 'R', processorTime: (Number(fields[11]) + Number(fields[12])) * clockTick };
  } catch {
    return undefined;
  }
}
