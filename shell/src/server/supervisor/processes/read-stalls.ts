import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import type { Stall } from '../../worker/worker-messages.ts';

const stallSchema = z.object({ remote: z.string(), turn: z.number() });

/** Reads the stalls that a worker's watchdog reports, one a line. Skips other lines, which a release's code could write, too. */
export function readStalls(from: Readable | Writable | null | undefined, onStall: (stall: Stall) => void): void {
  if (!from || !('setEncoding' in from)) return;
  from.on('error', () => {});
  createInterface({ input: from }).on('line', (line) => {
    const stall = stallSchema.safeParse(parse(line));
    if (stall.success) onStall(stall.data);
  });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
