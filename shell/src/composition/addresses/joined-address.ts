/** The chunks that a page uses of one release. */
export interface ReleaseChunks {
  name: string;
  version: string;
  chunks: readonly string[];
}

const releasePart = /^([a-z]+)@(\w[\w.-]*)=([\w.-]+(?:\+[\w.-]+)*)$/;

/** `shell@a1b2=main,jobs@c3d4=home.jobs`: names the parts of a joined file, so that every worker on every machine makes the same file. */
export function writeReleases(releases: readonly ReleaseChunks[]): string {
  return releases.map(({ name, version, chunks }) => `${name}@${version}=${chunks.join('+')}`).join(',');
}

/** Null for anything that `writeReleases` does not write. */
export function readReleases(text: string): ReleaseChunks[] | null {
  const releases = text.split(',').map((part) => {
    const [, name, version, chunks] = releasePart.exec(part) ?? [];
    return name && version && chunks ? { name, version, chunks: chunks.split('+') } : null;
  });
  return releases.every((release) => release !== null) ? releases : null;
}
