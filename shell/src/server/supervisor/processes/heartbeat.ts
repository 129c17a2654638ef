import type { ChildProcess } from 'node:child_process';
import { createProcessProbe } from './process-probe.ts';

/**
 * Kills a child process that hangs: one that misses too many heartbeats. They are counted, not timed, so that no child
 * is killed after the whole machine was suspended; and one that had no processor to answer on has missed none.
 * @param maxMissed heartbeats in a row
 * @param interval between two heartbeats, in milliseconds
 * @returns stops it
 */
export function startHeartbeat(child: ChildProcess, maxMissed: number, interval = 1_000): () => void {
  let missed = 0;
  const wasStarved = createProcessProbe(child.pid, interval);
  child.on('message', () => (missed = 0));
  const timer = setInterval(() => {
    if (missed >= maxMissed) return void child.kill('SIGKILL');
    if (!wasStarved()) missed += 1;
    // A child that has just died no longer reads: its exit event reports that, not an error here.
    if (child.connected) child.send({ ping: true }, () => {});
  }, interval);
  const stop = () => clearInterval(timer);
  child.once('exit', stop);
  return stop;
}
