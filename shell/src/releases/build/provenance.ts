import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { RegistryEvent } from '../release.schema.ts';
import { sourcePaths } from './source-version.ts';

const run = promisify(execFile);

/** Who changes the live releases, from which sources. */
export type Provenance = Pick<RegistryEvent, 'who' | 'commit' | 'isDirty'>;

/** The provenance of an app's sources in this checkout. @param folder of an app */
export async function readProvenance(root: string, folder: string): Promise<Provenance> {
  return provenanceOf(root, sourcePaths(folder));
}

/**
 * The provenance of some files in a checkout; outside of git the commit is `unknown` and nothing is dirty. Where git does not read the
 * checkout, there may be changes: those of another account's folder (as in a container) it reads only after `safe.directory` names it.
 * @param paths below the root
 */
export async function provenanceOf(root: string, paths: readonly string[]): Promise<Provenance> {
  const [commit, changes] = await Promise.all([
    git(root, 'rev-parse', '--short', 'HEAD').catch(() => 'unknown'),
    changesOf(root, paths).catch(() => null),
  ]);
  return { who: operator(), commit, isDirty: changes === null ? isInCheckout(root) : changes !== '' };
}

/**
 * For sources that were built meanwhile: nobody knows which text the bundler has read where they changed.
 * @param before of the same files @throws where another commit or a change is there now
 */
export async function requireUnchanged(root: string, paths: readonly string[], before: Provenance): Promise<void> {
  if (!isDeepStrictEqual(await provenanceOf(root, paths), before))
    throw new Error('The sources changed while they were built: try again.');
}

/**
 * Which of some files have changes that are in no commit: ` (src/section.ts and 2 more)`; or why git does not know.
 * @throws where git is not installed: there may be nothing to commit, and what is sent with `--dirty` has no commit in the log of releases
 */
export async function namedChanges(root: string, paths: readonly string[]): Promise<string> {
  try {
    const [first, ...more] = (await changesOf(root, paths)).split('\n');
    // Before it two letters for the kind of change, and a space.
    const file = first?.slice(3);
    return file ? ` (${file}${more.length > 0 ? ` and ${more.length} more` : ''})` : '';
  } catch (error) {
    const { stderr, message, code } = error as Error & { stderr?: string; code?: string | number };
    if (code === 'ENOENT')
      throw new Error('git is not installed here, and it knows the commit of the sources: install it.', {
        cause: error,
      });
    return `, or git cannot read them (${(stderr || message).split('\n')[0]})`;
  }
}

/** A line for each file. @throws where git does not know */
function changesOf(root: string, paths: readonly string[]): Promise<string> {
  // The account's own settings may hide new files.
  return git(root, 'status', '--porcelain', '--untracked-files=normal', '--', ...paths);
}

async function git(root: string, ...words: string[]): Promise<string> {
  return (await run('git', words, { cwd: root })).stdout.trimEnd();
}

function isInCheckout(folder: string): boolean {
  return existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInCheckout(dirname(folder)));
}

/** The account that runs the command; a machine may have no name for it. */
export function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
