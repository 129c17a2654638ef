import { execFile } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a command in a process of its own.
 * @param script below `api/src` @param env in addition to the tests' own
 * @returns its exit code and what it said
 */
export function runCommand(
  script: string,
  words: readonly string[],
  env: Record<string, string>,
): Promise<[code: number, said: string]> {
  const command = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '..', script), ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env: { ...process.env, NODE_ENV: '', ...env } }, (error, out, err) =>
      resolve([error ? Number(error.code) : 0, (out + err).trim()]),
    );
  });
}
