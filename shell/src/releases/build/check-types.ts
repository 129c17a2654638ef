import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { typesTimeout } from '../../timeouts.ts';
import { isStopped, stopped } from './time-limit.ts';

const run = promisify(execFile);
const projects: Record<string, readonly string[]> = {
  shell: ['shell/tsconfig.browser.json', 'shell/tsconfig.server.json', 'shell/tsconfig.gate-browser.json'],
};

/**
 * Checks types before a deploy, because the bundler strips types without checking them.
 * @param limit in milliseconds @throws with the compiler's output
 */
export async function checkTypes(root: string, folder: string, limit = typesTimeout): Promise<void> {
  await compile(root, folder, { words: ['-b', ...(projects[folder] ?? [folder])], limit });
}

/** Like `checkTypes`, for a section in a repository of its own. @param folder the section's name in the message */
export async function checkOwnTypes(root: string, folder: string): Promise<void> {
  await compile(root, folder, { words: ['-p', '.'], limit: typesTimeout });
}

interface Compilation {
  words: readonly string[];
  limit: number;
}

async function compile(root: string, folder: string, { words, limit }: Compilation): Promise<void> {
  const compiler = findCompiler(root);
  if (!compiler) return;
  try {
    await run(process.execPath, [compiler, ...words], { cwd: root, timeout: limit });
  } catch (error) {
    if (isStopped(error)) throw new Error(stopped(`${folder}: the check of its types`, limit), { cause: error });
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${folder} has errors of types:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Null in a production installation, which builds nothing. */
function findCompiler(root: string): string | null {
  try {
    const manifest = createRequire(join(root, 'package.json')).resolve('typescript/package.json');
    return join(dirname(manifest), 'bin/tsc');
  } catch {
    return null;
  }
}
