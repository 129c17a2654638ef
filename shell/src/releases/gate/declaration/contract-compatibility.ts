import type { Release } from '../../release.schema.ts';

/** The fields of a release for the two sides of the contract. */
export type LinkedRelease = Pick<Release, 'name' | 'version' | 'shared' | 'imports' | 'exports'>;

/**
 * A remote links to a shell like a program to a dynamic library: each name that it imports from a package must exist, and
 * the package must have the major version that the remote was built with. Additional exports of the shell are allowed.
 * @throws one sentence that names what is missing
 */
export function checkCompatibility(remote: LinkedRelease | null, shell: LinkedRelease): void {
  if (!remote) return;
  const who = `${remote.name} ${remote.version}`;
  for (const [shared, names] of Object.entries(remote.imports)) {
    const offered = shell.exports[shared];
    if (!offered) throw new Error(`${who} imports ${shared}, which is not in the contract of shell ${shell.version}`);
    const missing = names.filter((name) => !offered.includes(name));
    if (missing.length > 0)
      throw new Error(`${who} imports ${missing.join(', ')} of ${shared}, which shell ${shell.version} does not have`);
  }
  for (const [shared, version] of Object.entries(remote.shared)) {
    const ours = shell.shared[shared];
    if (ours && majorOf(ours) !== majorOf(version))
      throw new Error(`${who} was built with ${shared} ${version}, shell ${shell.version} has ${ours}`);
  }
}

function majorOf(version: string): string | undefined {
  return version.split('.')[0];
}
