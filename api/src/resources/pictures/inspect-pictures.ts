import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeOnce } from '../../files/write-once.ts';
import type { PictureContent } from './content.ts';
import { inspectOriginal, type OriginalSize } from './inspect-original.ts';
import { type Originals, pictureKey, readOriginal } from './originals.ts';

/** The most photographs of one owner; more of them belong on a page of blocks. */
const mostOfOne = 12;

/** A photograph that can be shown. */
interface FoundPicture extends OriginalSize {
  key: string;
}
/** By the slugs of their entries; refused photographs are left out. */
export type FoundPictures = Map<string, FoundPicture>;

interface Places extends Originals {
  /** The folder of renditions, and of the notes on inspected originals. It may be deleted. */
  renditions: string;
}

const sizeSchema = z.object({ width: z.int(), height: z.int() });

/**
 * The size of an original. It is kept beside the renditions, so that an original is decoded only once.
 * @throws Error with the reason to refuse it
 */
async function sizeOf(bytes: Uint8Array, key: string, renditions: string): Promise<OriginalSize> {
  const path = join(renditions, key, 'original.json');
  const kept = sizeSchema.safeParse(
    await readFile(path, 'utf8')
      .then(JSON.parse)
      .catch(() => null),
  );
  if (kept.success) return kept.data;
  const size = await inspectOriginal(bytes);
  // A full disk says nothing about the photograph: it is decoded again at the next start.
  await writeOnce(path, () => Buffer.from(JSON.stringify(size))).catch(() => undefined);
  return size;
}

/**
 * Inspects the file of every entry. A missing, broken or refused file affects only its own entry, for which the site shows a drawing.
 * @returns the usable photographs, and a sentence about each of the others
 * @throws the error of a database that cannot be asked: no photograph is broken because of it
 */
export async function inspectPictures(
  entries: readonly PictureContent[],
  places: Places,
): Promise<{ found: FoundPictures; refusals: string[] }> {
  const found: FoundPictures = new Map();
  const refusals: string[] = [];
  const counts = new Map<string, number>();
  for (const { slug, file, belongsTo } of entries) {
    const owner = JSON.stringify(belongsTo);
    const refuse = (sentence: string) => void refusals.push(`pictures.json: ${slug}: ${sentence}; it is left out`);
    const count = (counts.get(owner) ?? 0) + 1;
    if (owner !== '{}' && count > mostOfOne) {
      refuse(`${mostOfOne} photographs of one thing are enough`);
      continue;
    }
    const bytes = await readOriginal(places, file);
    if (!bytes) {
      refuse(`the file ${file} is neither in content/pictures nor uploaded`);
      continue;
    }
    const key = pictureKey(bytes);
    const size = await sizeOf(bytes, key, places.renditions).catch((error: Error) =>
      refuse(`the file ${file} ${error.message}`),
    );
    if (!size) continue;
    found.set(slug, { key, ...size });
    counts.set(owner, count);
  }
  return { found, refusals };
}
