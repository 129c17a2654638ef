import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const { workspaces } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  workspaces: string[];
};

/** The apps of the house, by folder: the shell, and every workspace that is named like a remote. */
export const appFolders: readonly string[] = workspaces.filter(
  (folder) => folder === 'shell' || folder.startsWith('mfe-'),
);

/** Builds one app on its own, browser and server side, into its `dist`. @throws with the build's own words */
export async function buildApp(root: string, folder: string): Promise<void> {
  const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  try {
    await run(process.execPath, [rspack, 'build'], {
      cwd: join(root, folder),
      env: { ...process.env, NODE_ENV: 'production' },
      timeout: 180_000,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${folder} does not build:\n${stdout}${stderr}`, { cause: error });
  }
}
