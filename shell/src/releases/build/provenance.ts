import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
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
 * The provenance of some files in a checkout; outside of git the commit is `unknown` and nothing is dirty. Where git knows the commit and not
 * the changes, there may be some.
 * @param paths below the root
 */
export async function provenanceOf(root: string, paths: readonly string[]): Promise<Provenance> {
  const [commit, changes] = await Promise.all([git(root, 'rev-parse', '--short', 'HEAD'), changesOf(root, paths)]);
  return { who: operator(), commit: commit ?? 'unknown', isDirty: changes === null ? commit !== null : changes !== '' };
}

/** Which of some files have changes that are in no commit: ` (src/section.ts and 2 more)`, empty where git does not know. */
export async function namedChanges(root: string, paths: readonly string[]): Promise<string> {
  const [first, ...more] = ((await changesOf(root, paths)) ?? '').split('\n');
  // Before it two letters for the kind of change, and a space.
  const file = first?.slice(3);
  return file ? ` (${file}${more.length > 0 ? ` and ${more.length} more` : ''})` : '';
}

/** A line for each file; null where git does not know. */
function changesOf(root: string, paths: readonly string[]): Promise<string | null> {
  // The account's own settings may hide new files.
  return git(root, 'status', '--porcelain', '--untracked-files=normal', '--', ...paths);
}

function git(root: string, ...words: string[]): Promise<string | null> {
  return run('git', words, { cwd: root }).then(
    ({ stdout }) => stdout.trimEnd(),
    () => null,
  );
}

/** The account that runs the command; a machine may have no name for it. */
export function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
