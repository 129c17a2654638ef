import type { ChildProcess } from 'node:child_process';

/**
 * Kills a child process that hangs: one that leaves too many beats without an answer. Counted, not timed: when the whole
 * machine was held up, nobody hung.
 * @param silence the beats that it may miss
 * @param pause between two beats, in milliseconds
 * @returns stops it
 */
export function keepPulse(child: ChildProcess, silence: number, pause = 1_000): () => void {
  let silentBeats = 0;
  child.on('message', () => (silentBeats = 0));
  const pulse = setInterval(() => {
    if (silentBeats >= silence) child.kill('SIGKILL');
    silentBeats += 1;
    if (child.connected) child.send({ ping: true });
  }, pause);
  const stop = () => clearInterval(pulse);
  child.once('exit', stop);
  return stop;
}
