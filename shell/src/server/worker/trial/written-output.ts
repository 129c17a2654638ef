type Write = typeof process.stderr.write;

/** How much is kept, in characters. */
const most = 1_000_000;

/** Watches what code writes to the console. @returns gives what was written since it was asked the last time */
export function watchOutput(streams: readonly { write: Write }[] = [process.stdout, process.stderr]): () => string {
  let written = '';
  for (const stream of streams) {
    const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
    stream.write = (...given: unknown[]) => {
      const [chunk] = given;
      if (written.length < most)
        written += typeof chunk === 'string' ? chunk : Buffer.from(chunk as Uint8Array).toString();
      return write(...given);
    };
  }
  return () => {
    const before = written;
    written = '';
    return before;
  };
}
