import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import type { Stall } from '../../worker/worker-messages.ts';

const stallSchema = z.object({ remote: z.string(), turn: z.number() });

/** Hears what a worker's watchdog writes, a line a stall. What is no such line is passed over: releases' code could write there, too. */
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
