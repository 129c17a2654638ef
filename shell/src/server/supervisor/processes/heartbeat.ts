import type { ChildProcess } from 'node:child_process';
import { createProcessProbe } from './process-probe.ts';

/**
 * Kills a child process that hangs, that is, misses too many heartbeats in a row. Heartbeats are counted, not timed, so that
 * no child is killed after the whole machine was suspended; a child that got no processor time is not charged with a miss.
 * @param maxMissed heartbeats in a row
 * @param interval between two heartbeats, in milliseconds
 * @returns stops the heartbeat
 */
export function startHeartbeat(child: ChildProcess, maxMissed: number, interval = 1_000): () => void {
  let missed = 0;
  const wasStarved = createProcessProbe(child.pid, interval);
  child.on('message', () => (missed = 0));
  const timer = setInterval(() => {
    if (missed >= maxMissed) return void child.kill('SIGKILL');
    if (!wasStarved()) missed += 1;
    // A child that has just died cannot receive a ping: its exit event reports the death, so the error is ignored here.
    if (child.connected) child.send({ ping: true }, () => {});
  }, interval);
  const stop = () => clearInterval(timer);
  child.once('exit', stop);
  return stop;
}
