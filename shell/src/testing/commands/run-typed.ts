import { execFile } from 'node:child_process';
import { join } from 'node:path';

interface Said {
  code: number;
  said: string;
}

/**
 * Runs a command as `npm run` does: without a team's key, and with no API on its port.
 * @param words the command and its arguments; `''` is an empty one @param last arguments that may have spaces @returns its exit code and output
 */
export function runTyped(words: string, env: Record<string, string>, last: readonly string[] = []): Promise<Said> {
  const [command = '', ...rest] = words.split(' ').map((word) => (word === "''" ? '' : word));
  const options = { env: { ...process.env, NODE_ENV: '', TEAM_KEY: '', API_PORT: '9', ...env } };
  const script = join(import.meta.dirname, `../../commands/${command}.ts`);
  const flags = ['--disable-warning=ExperimentalWarning', script];
  return new Promise((resolve) => {
    execFile(process.execPath, [...flags, ...rest, ...last], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim() }),
    );
  });
}
