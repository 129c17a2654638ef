import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { typesTimeout } from '../../timeouts.ts';
import { isStopped, stopped } from './time-limit.ts';

const run = promisify(execFile);
const projects: Record<string, readonly string[]> = {
  shell: ['shell/tsconfig.browser.json', 'shell/tsconfig.server.json'],
};

/**
 * Checks types before a deploy, because the bundler strips types without checking them.
 * @param limit in milliseconds @throws with the compiler's output
 */
export async function checkTypes(root: string, folder: string, limit = typesTimeout): Promise<void> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  if (!existsSync(compiler)) return;
  try {
    await run(process.execPath, [compiler, '-b', ...(projects[folder] ?? [folder])], { cwd: root, timeout: limit });
  } catch (error) {
    if (isStopped(error)) throw new Error(stopped(`${folder}: the check of its types`, limit), { cause: error });
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${folder} has errors of types:\n${stdout}${stderr}`, { cause: error });
  }
}
