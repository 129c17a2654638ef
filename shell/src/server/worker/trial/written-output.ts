import { interceptOutput, type OutputStream } from '../intercept-output.ts';

/** The most characters that are remembered of each remote. */
const most = 1_000_000;

/**
 * Watches what remotes write to the console. @param writer the name of the remote whose code is running
 * @returns gives what a remote wrote since it was asked the last time
 */
export function watchOutput(
  writer: () => string | undefined,
  streams?: readonly OutputStream[],
): (remote: string) => string {
  const written = new Map<string, string>();
  interceptOutput((chunk) => {
    const remote = writer();
    const before = written.get(remote ?? '') ?? '';
    if (remote !== undefined && before.length < most)
      written.set(remote, before + (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()));
    return true;
  }, streams);
  return (remote) => {
    const before = written.get(remote) ?? '';
    written.delete(remote);
    return before;
  };
}
