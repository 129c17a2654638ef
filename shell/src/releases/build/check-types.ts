import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { typesTimeout } from '../../timeouts.ts';
import { runScript } from './run-script.ts';

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
  await runScript([compiler, ...words], {
    what: `${folder}: the check of its types`,
    limit,
    cwd: root,
    explain: ({ stdout, stderr }) => `${folder} has errors of types:\n${stdout}${stderr}`,
  });
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
