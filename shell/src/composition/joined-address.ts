/** What a page takes of one release. */
export interface ReleaseChunks {
  name: string;
  version: string;
  chunks: readonly string[];
}

const releasePart = /^([a-z]+)@(\w[\w.-]*)=([\w.-]+(?:\+[\w.-]+)*)$/;

/** `shell@a1b2=main,jobs@c3d4=home.jobs`: what a file is joined from, so that every worker of every machine makes the same of it. */
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
