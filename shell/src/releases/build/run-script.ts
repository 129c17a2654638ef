import { execFile, type ExecFileOptions } from 'node:child_process';
import { promisify } from 'node:util';
import { messageOf } from '@ofgc/shared/text/message-of.ts';

const run = promisify(execFile);

/** The error of a script that ended with a failure. */
type ScriptError = Error & Record<'stdout' | 'stderr', string>;

interface ScriptOptions extends Pick<ExecFileOptions, 'cwd' | 'env'> {
  /** The work in the sentence about a script that was stopped. */
  what: string;
  /** In milliseconds. */
  limit: number;
  /** @returns the message about a script that failed by itself */
  explain: (error: ScriptError) => string;
}

/** At which a process of Node ends by itself without the event `exit`. */
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a script of Node and waits for its end. It ends with this process.
 * @param words its file and its arguments @throws with one message where it does not start, fails, or takes longer than its limit
 */
export async function runScript(
  words: readonly string[],
  { what, limit, explain, ...options }: ScriptOptions,
): Promise<void> {
  let end = () => {};
  try {
    // A script may ignore SIGTERM, and this would wait for it for ever.
    const running = run(process.execPath, words, { ...options, timeout: limit, killSignal: 'SIGKILL' });
    end = () => void running.child.kill('SIGKILL');
    process.once('exit', end);
    for (const signal of endingSignals) process.once(signal, exitAt);
    await running;
  } catch (error) {
    throw new Error(messageAbout(error), { cause: error });
  } finally {
    process.off('exit', end);
    for (const signal of endingSignals) process.off(signal, exitAt);
  }

  function messageAbout(error: unknown): string {
    if (isStopped(error)) return `${what} was stopped after ${limit / 1000} s, the most that it may take.`;
    return hasRun(error) ? explain(error) : `${what} could not be started: ${messageOf(error)}`;
  }
}

/** Ends this process with the code that a shell gives for the signal, so that `exit` is emitted. Where others listen, they end it in order. */
function exitAt(signal: NodeJS.Signals, number: number): void {
  if (process.listenerCount(signal) === 0) process.exit(128 + number);
}

/** False where the system had no memory or no room for a process: nothing was printed that could explain it. */
function hasRun(error: unknown): error is ScriptError {
  return error instanceof Error && 'stdout' in error && !('syscall' in error);
}

/** Whether a process was ended by its time limit: its error does not say so. */
function isStopped(error: unknown): boolean {
  // A process that prints too much is killed as well, but then has a string as its code.
  const { killed, code } = error as { killed?: boolean; code?: number | string | null };
  return killed === true && typeof code !== 'string';
}
