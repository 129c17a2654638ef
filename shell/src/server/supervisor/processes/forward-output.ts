import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { createBudget } from '../../../process/output-budget.ts';

/** How much output a worker may write, in bytes: a burst at once, and this much more each second. */
const burst = 1024 * 1024;
const perSecond = 128 * 1024;

/** Passes on a worker's output up to a limit and reports how much was dropped. A slow reader never holds the worker up. */
export function forwardOutput(
  { pid, stdout, stderr }: Pick<ChildProcess, 'pid' | 'stdout' | 'stderr'>,
  to: { stdout: Writable; stderr: Writable } = process,
): void {
  const budget = createBudget({ burst, perSecond });
  const forward = (from: Readable | null, target: Writable) =>
    from?.on('data', (chunk: Buffer) => {
      if (budget.take(chunk.length)) target.write(chunk);
      const dropped = budget.dropped();
      if (dropped > 0) to.stderr.write(`worker ${pid}: ${dropped} bytes of output were dropped\n`);
    });
  forward(stdout, to.stdout);
  forward(stderr, to.stderr);
}
