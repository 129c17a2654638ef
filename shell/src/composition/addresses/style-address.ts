import { readReleases, type ReleaseChunks, writeReleases } from './joined-address.ts';

const prefix = '/assets/styles/';
/** A style sheet of a release, but not of a development build. Older releases add a hash to the chunk's name. */
const releasedFile = /^\/assets\/([a-z]+)\/(?!dev\/)([\w.-]+)\/browser\/([\w.-]+?)(?:\.[0-9a-f]{8})?\.css$/;

/**
 * The address of one sheet that joins several: it names releases and chunks. Sheets of development are not joined.
 * @param files addresses of sheets, the shell's first
 */
export function joinStyles(files: readonly string[]): string[] {
  const releases = new Map<string, { name: string; version: string; chunks: string[] }>();
  const others: string[] = [];
  for (const file of files) {
    const [, name, version, chunk] = releasedFile.exec(file) ?? [];
    if (!name || !version || !chunk) others.push(file);
    else {
      const release = releases.get(`${name}@${version}`) ?? { name, version, chunks: [] };
      release.chunks.push(chunk);
      releases.set(`${name}@${version}`, release);
    }
  }
  return releases.size > 0 ? [`${prefix}${writeReleases([...releases.values()])}.css`, ...others] : others;
}

/** Reads an address of `joinStyles`; null for any other. */
export function readStyles(address: string): ReleaseChunks[] | null {
  if (!address.startsWith(prefix) || !address.endsWith('.css')) return null;
  return readReleases(address.slice(prefix.length, -'.css'.length));
}
