import { readReleases, type ReleaseChunks, writeReleases } from './joined-address.ts';

const prefix = '/assets/styles/';
/** A release's sheet; of development's it is none. Releases from before versions alone named files have a hash behind the chunk. */
const releasedFile = /^\/assets\/([a-z]+)\/(?!dev\/)([\w.-]+)\/browser\/([\w.-]+?)(?:\.[0-9a-f]{8})?\.css$/;

/**
 * The address of the one sheet that stands for several: it names releases and chunks. Sheets of development stay their own.
 * @param files addresses of sheets, of the shell first
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

/** What an address of `joinStyles` names; null for any other. */
export function readStyles(address: string): ReleaseChunks[] | null {
  if (!address.startsWith(prefix) || !address.endsWith('.css')) return null;
  return readReleases(address.slice(prefix.length, -'.css'.length));
}
