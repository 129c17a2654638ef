import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The bundler is a development dependency: `npm ci --omit=dev` leaves it out. */
export class MissingBundlerError extends Error {}

/**
 * Builds one app on its own, browser and server side, into its `dist`.
 * @throws with the build's own output, or MissingBundlerError
 */
export async function buildApp(root: string, folder: string): Promise<void> {
  const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  if (!existsSync(rspack))
    throw new MissingBundlerError(
      `${folder} has no release of its present sources, and no bundler is installed to build one (npm ci installs it).`,
    );
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
