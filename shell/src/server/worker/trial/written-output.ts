type Write = typeof process.stderr.write;

/** How much is kept, in characters. */
const most = 1_000_000;

/**
 * Watches what remotes write to the console. @param writer the name of the remote whose code is running
 * @returns gives what a remote wrote since it was asked the last time
 */
export function watchOutput(
  writer: () => string | undefined,
  streams: readonly { write: Write }[] = [process.stdout, process.stderr],
): (remote: string) => string {
  const written = new Map<string, string>();
  for (const stream of streams) {
    const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
    stream.write = (...given: unknown[]) => {
      const [chunk] = given;
      const remote = writer();
      const before = written.get(remote ?? '') ?? '';
      if (remote !== undefined && before.length < most)
        written.set(remote, before + (typeof chunk === 'string' ? chunk : Buffer.from(chunk as Uint8Array).toString()));
      return write(...given);
    };
  }
  return (remote) => {
    const before = written.get(remote) ?? '';
    written.delete(remote);
    return before;
  };
}
