import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { hour } from '@ofgc/shared/dates/spans.ts';
import { packageFolder } from './package-folder.ts';
import { workerEnvironment } from '../../server/supervisor/processes/worker-environment.ts';
import { removeOlder } from '../store/remove-older.ts';
import { runScript } from './run-script.ts';
import { buildTimeout } from '../../timeouts.ts';

/** The environment variable with the folder that a build writes to. */
export const buildFolderVariable = 'RELEASE_BUILD_FOLDER';
/** Placeholder for the version, which is the hash of the finished build. It is as long as a version, because source maps count columns. */
export const unnamedVersion = 'unnamedbuild';

/** The age at which a folder in `.cache/builds` is removed, in milliseconds: no build takes so long, so an interrupted command left it. */
const leftover = hour;

/** The bundler is a development dependency: `npm ci --omit=dev` leaves it out. */
export class MissingBundlerError extends Error {}

/**
 * Builds one app, browser and server side, in a temporary folder that is removed after `use`.
 * @param root where it may keep files @param folder of the app, below the root or absolute @param limit in milliseconds
 * @throws with the build's own output, or MissingBundlerError
 */
export async function withBuild<Result>(
  root: string,
  folder: string,
  use: (build: string) => Promise<Result>,
  limit = buildTimeout,
): Promise<Result> {
  const rspack = bundler();
  if (!rspack)
    throw new MissingBundlerError(
      `${folder} has no release of its present sources, and no bundler is installed to build one (npm ci installs it).`,
    );
  const builds = join(root, '.cache/builds');
  await mkdir(builds, { recursive: true });
  await removeOlder(builds, leftover);
  const build = await mkdtemp(join(builds, `${basename(folder)}-`));
  try {
    await runScript([rspack, 'build'], {
      what: `${folder}: the build`,
      limit,
      cwd: resolve(root, folder),
      env: { ...workerEnvironment(process.env), NODE_ENV: 'production', [buildFolderVariable]: build },
      // Stack lines show the bundler's own code, not the app's.
      explain: ({ stdout, stderr }) =>
        `${folder} does not build:\n${`${stdout}${stderr}`.replaceAll(/^\s+at .+\n?/gm, '')}`,
    });
    return await use(build);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

function bundler(): string | null {
  try {
    return join(packageFolder('@rspack/cli'), 'bin/rspack.js');
  } catch {
    return null;
  }
}
