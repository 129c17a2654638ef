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
  const git = (...words: string[]) =>
    run('git', words, { cwd: root }).then(
      ({ stdout }) => stdout.trim(),
      () => null,
    );
  const [commit, changes] = await Promise.all([
    git('rev-parse', '--short', 'HEAD'),
    // The account's own settings may hide new files.
    git('status', '--porcelain', '--untracked-files=normal', '--', ...paths),
  ]);
  return { who: operator(), commit: commit ?? 'unknown', isDirty: changes === null ? commit !== null : changes !== '' };
}

/** The account that runs the command; a machine may have no name for it. */
export function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
