import type { Release } from '../../releases/release.schema.ts';

/** What `ofgc dev` prints when a release is shown: its address, and why the pages of a private section are not there. */
export function describeShown({ name, version, mounts, section }: Release, url: string): string {
  const shown = `${name} ${version}: ${url}${mounts[0]}`;
  if (!section?.isPrivate) return shown;
  return `${shown}\nThe section is private: a preview has no session, so its pages lead to signing in. \`npm test\` renders them; on the site they are seen once the section is live.`;
}
