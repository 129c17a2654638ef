/** What a page shows of one release: the chunks whose styles it needs. */
export interface ReleaseStyles {
  name: string;
  version: string;
  chunks: readonly string[];
}

const prefix = '/assets/styles/';
/** A release's sheet; of development's it is none. Releases from before versions alone named files have a hash behind the chunk. */
const releasedFile = /^\/assets\/([a-z]+)\/(?!dev\/)([\w.-]+)\/browser\/([\w.-]+?)(?:\.[0-9a-f]{8})?\.css$/;
const releasePart = /^([a-z]+)@(\w[\w.-]*)=([\w.-]+(?:\+[\w.-]+)*)$/;

/**
 * The address of the one sheet that stands for several: it names releases and chunks, so that every worker of every
 * machine makes the same text of it. Sheets of development stay their own.
 * @param files addresses of sheets, of the shell first
 */
export function joinStyles(files: readonly string[]): string[] {
  const releases = new Map<string, string[]>();
  const others: string[] = [];
  for (const file of files) {
    const [, name, version, chunk] = releasedFile.exec(file) ?? [];
    if (!name || !version || !chunk) others.push(file);
    else releases.set(`${name}@${version}`, [...(releases.get(`${name}@${version}`) ?? []), chunk]);
  }
  const parts = [...releases].map(([release, chunks]) => `${release}=${chunks.join('+')}`);
  return parts.length > 0 ? [`${prefix}${parts.join(',')}.css`, ...others] : others;
}

/** What an address of `joinStyles` names; null for any other. */
export function readStyles(address: string): ReleaseStyles[] | null {
  if (!address.startsWith(prefix) || !address.endsWith('.css')) return null;
  const parts = address.slice(prefix.length, -'.css'.length).split(',');
  const releases = parts.map((part) => {
    const [, name, version, chunks] = releasePart.exec(part) ?? [];
    return name && version && chunks ? { name, version, chunks: chunks.split('+') } : null;
  });
  return releases.every((release) => release !== null) ? releases : null;
}
