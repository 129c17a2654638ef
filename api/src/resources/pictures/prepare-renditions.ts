import { pictureCrops, renditionsOf, type PictureCrop } from '@ofgc/shared/domain/pictures/rendition-sizes.ts';
import { renditionFile } from '@ofgc/shared/routes/site/pictures.ts';
import type { Database } from '../../database/database.ts';
import type { PictureOwner } from './owners.ts';

/** The crops in which a photograph is shown, by its owner. */
const cropsOf: Record<PictureOwner, readonly PictureCrop[]> = {
  artist: ['card'],
  member: ['square'],
  article: ['wide', 'square', 'band'],
  album: ['square'],
  venue: ['band'],
  event: ['card', 'wide'],
  page: ['wide'],
};

interface PrepareOptions {
  database: Database;
  /** Requests a path of the API, as a visitor does. */
  ask: (path: string) => Promise<{ statusCode: number }>;
  log: (sentence: string) => void;
}

/**
 * Makes the renditions that pages will request, one after the other, so that no visitor waits for many new photographs. Existing files cost
 * nothing, and visitors' own requests are not blocked.
 * @returns a function that stops it after the current file
 */
export function startPreparingRenditions({ database, ask, log }: PrepareOptions): () => Promise<void> {
  let isStopped = false;
  const prepare = async () => {
    const pictures = await database.selectFrom('pictures').selectAll().orderBy('position').execute();
    for (const picture of pictures)
      for (const crop of pictureCrops) {
        if (!(picture.ownerKind ? cropsOf[picture.ownerKind] : ['whole']).includes(crop)) continue;
        for (const { width } of renditionsOf(picture, crop)) {
          if (isStopped) return;
          const file = renditionFile(picture, { crop, width, format: 'avif' });
          const { statusCode } = await ask(`/api/pictures/${picture.key}/files/${file}`);
          if (statusCode >= 400) log(`the photograph ${picture.slug}: ${file} could not be made (${statusCode})`);
        }
      }
  };
  const done = prepare().catch((error: unknown) => log(`photographs are not prepared: ${String(error)}`));
  return async () => {
    isStopped = true;
    await done;
  };
}
