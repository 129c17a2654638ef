import type { Content } from '../../content/read-content.ts';
import type { PictureContent } from './content.ts';

export type PictureOwner = keyof PictureContent['belongsTo'];

/** @returns the owner of a photograph as the table stores it; null for a photograph that only blocks use */
export function ownerOf({ belongsTo }: PictureContent): { kind: PictureOwner; key: string } | null {
  const [owner] = Object.entries(belongsTo) as [PictureOwner, string | number][];
  return owner ? { kind: owner[0], key: String(owner[1]) } : null;
}

/** @throws Error naming an entry whose slug is already used, or whose owner does not exist */
export function assertPicturesBelong(content: Content): void {
  const known: Record<PictureOwner, ReadonlySet<string>> = {
    artist: new Set(content.artists.map(({ slug }) => slug)),
    member: new Set(content.members.members.map(({ id }) => String(id))),
    article: new Set(content.news.news.map(({ id }) => String(id))),
    album: new Set(content.albums.map(({ id }) => String(id))),
    venue: new Set(content.venues.map(({ slug }) => slug)),
    event: new Set(content.events.map(({ id }) => String(id))),
    page: new Set([...content.pages.map(({ path }) => path), ...content.contentPages.map(({ pathEs }) => pathEs)]),
  };
  const slugs = new Set<string>();
  for (const entry of content.pictures) {
    if (slugs.has(entry.slug)) throw new Error(`pictures.json: ${entry.slug}: another picture has this slug`);
    slugs.add(entry.slug);
    const owner = ownerOf(entry);
    if (owner && !known[owner.kind].has(owner.key))
      throw new Error(`pictures.json: ${entry.slug}: the ${owner.kind} ${owner.key} is not known`);
  }
}
