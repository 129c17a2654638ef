import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

interface CommandOptions {
  env?: Record<string, string>;
  /** Whether the output is printed when the command ends, for commands that run at the same time. */
  isBuffered?: boolean;
}

/** Runs a command line of the project under a heading. @returns whether it succeeded */
export async function runCommandLine(
  name: string,
  line: string,
  { env = {}, isBuffered = false }: CommandOptions = {},
): Promise<boolean> {
  return underHeading(name, isBuffered, async (print) => {
    const code = await new Promise<number | null>((resolve) => {
      const child = spawn(line, {
        cwd: root,
        shell: true,
        stdio: ['ignore', isBuffered ? 'pipe' : 'inherit', isBuffered ? 'pipe' : 'inherit'],
        env: {
          ...process.env,
          ...env,
          PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
        },
      });
      child.stdout?.on('data', print);
      child.stderr?.on('data', print);
      child.once('error', () => resolve(1)).once('close', resolve);
    });
    return code === 0;
  });
}

/** Prints a heading, the output of the work, its success and its duration. */
export async function underHeading(
  name: string,
  isBuffered: boolean,
  work: (print: (words: string | Buffer) => void) => Promise<boolean>,
): Promise<boolean> {
  const began = Date.now();
  const heading = `\n── ${name}\n`;
  const words: (string | Buffer)[] = [];
  if (!isBuffered) process.stdout.write(heading);
  const isGood = await work((word) => void words.push(word));
  if (isBuffered) process.stdout.write(heading);
  for (const word of words) process.stdout.write(word);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${isGood ? 'passed' : 'FAILED'} (${seconds} s)\n`);
  return isGood;
}
