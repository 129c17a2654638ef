/** A stream whose writes can be intercepted: the process's output or error output. */
export interface OutputStream {
  write: typeof process.stderr.write;
}

/**
 * Calls `onWrite` before anything is written to the console. A chunk for which it returns false is dropped, and its writer is told that
 * it was written, so that it does not wait for the stream.
 */
export function interceptOutput(
  onWrite: (chunk: string | Uint8Array) => boolean,
  streams: readonly OutputStream[] = [process.stdout, process.stderr],
): void {
  for (const stream of streams) {
    const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
    stream.write = (...given: unknown[]) => !onWrite(given[0] as string | Uint8Array) || write(...given);
  }
}
