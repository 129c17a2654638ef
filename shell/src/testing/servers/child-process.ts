import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Waits until a process has written these words. @returns all that it has written, also later @throws where it ends before */
export async function untilSays(child: ChildProcess, words: string): Promise<() => string> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes(words)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const end = () => reject(new Error(`it ended with ${child.exitCode ?? child.signalCode}:\n${output}`));
    if (hasEnded(child)) end();
    child.once('exit', end);
    child.once('error', reject);
  });
  return () => output;
}

/** Ends a process, where one runs. */
export async function endProcess(child?: ChildProcess): Promise<void> {
  if (!child || hasEnded(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
