import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { findPicturesBySlug, type PictureRecord } from '../pictures/find.ts';
import { presentPicture } from '../pictures/present.ts';
import type { ContentBlock } from './check-blocks.ts';

type Place = Record<string, unknown>;

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null;
const childrenOf = (block: ContentBlock) => (Array.isArray(block.blocks) ? (block.blocks as ContentBlock[]) : []);
const picturesIn = (block: ContentBlock) => (Array.isArray(block.pictures) ? (block.pictures as Place[]) : []);

/** The slug of the photograph in a picture block or in a picture of a gallery. */
function slugIn({ image }: Place): string | undefined {
  return isPlace(image) && typeof image.photograph === 'string' ? image.photograph : undefined;
}

function slugsIn(blocks: readonly ContentBlock[]): string[] {
  return blocks.flatMap((block) => [
    ...[block, ...picturesIn(block)].flatMap((place) => slugIn(place) ?? []),
    ...slugsIn(childrenOf(block)),
  ]);
}

/** The photographs that blocks name, at any depth. */
export function findPhotographs(database: Database, blocks: readonly ContentBlock[]) {
  return findPicturesBySlug(database, slugsIn(blocks));
}

/** Replaces slugs with photographs. A picture whose photograph is missing is left out, and so is a gallery without any photograph. */
export function placePhotographs(
  blocks: readonly ContentBlock[],
  found: ReadonlyMap<string, PictureRecord>,
  lang: Locale,
): ContentBlock[] {
  const place = <One extends Place>(one: One): One[] => {
    const slug = slugIn(one);
    if (slug === undefined) return [one];
    const picture = found.get(slug);
    return picture ? [{ ...one, image: { photograph: presentPicture(picture, lang) } }] : [];
  };
  return blocks.flatMap((block) => {
    if (block.type === 'gallery') {
      const pictures = picturesIn(block).flatMap(place);
      return pictures.length > 0 ? [{ ...block, pictures }] : [];
    }
    if (!Array.isArray(block.blocks)) return place(block);
    return [{ ...block, blocks: placePhotographs(childrenOf(block), found, lang) }];
  });
}
