import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';

/**
 * Forks a process. A message to it that cannot be sent is no error.
 * @throws an error with a code where the machine has no process or no file handles left for it
 */
export function forkProcess(entry: string, options: ForkOptions): ChildProcess {
  const child = fork(entry, options);
  // Node tells a failed start a moment later; an error that nobody listens for would end this process.
  child.on('error', () => {});
  if (child.pid === undefined) {
    const reason = 'the machine can start no further process: none or no file handles are left';
    throw Object.assign(new Error(reason), { code: 'EAGAIN' });
  }
  return child;
}
