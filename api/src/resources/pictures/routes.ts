import { join } from 'node:path';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { renditionsOf } from '@ofgc/shared/domain/pictures/rendition-sizes.ts';
import { readRenditionFile, renditionFile } from '@ofgc/shared/routes/site/pictures.ts';
import { z } from 'zod';
import { sendFile } from '../../files/send-file.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { notFound } from '../../http/http-error.ts';
import { findPicturesByKey } from './find.ts';
import { pictureKey, readOriginal } from './originals.ts';
import { RenditionStore } from './rendition-store.ts';

const paramsSchema = z.object({ key: z.string(), name: z.string() });
const key = /^[0-9a-f]{16}$/;

/** A picture that is opened as a page can run no code. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/**
 * `GET /api/pictures/:key/files/:name`: a rendition of a photograph, made at its first request. The address of a rendition never changes.
 * An open page may still request an earlier focal point or tone: it gets today's rendition, and does not cache it.
 */
export function pictureRoutes(api: Api, { database, pictureFolders }: ApiContext): void {
  const { originals: folder, renditions } = pictureFolders;
  const store = new RenditionStore({ folder: renditions });

  // The shell forwards `/fotos/:key/:name` here. Neither parameter is used as a path before it was validated.
  api.get(
    '/api/pictures/:key/files/:name',
    { schema: { tags: ['house'], params: paramsSchema, querystring: oneQuerySchema.strip() } },
    async (request, reply) => {
      const { params } = request;
      const wanted = readRenditionFile(params.name);
      if (!wanted || !key.test(params.key)) throw notFound();
      const pictures = await findPicturesByKey(database, params.key);
      const exact = pictures.find((picture) => renditionFile(picture, wanted) === params.name);
      const picture = exact ?? pictures[0];
      if (!picture || !renditionsOf(picture, wanted.crop).some(({ width }) => width === wanted.width)) throw notFound();

      const name = join(picture.key, renditionFile(picture, wanted));
      await store.keep(name, async () => {
        const original = await readOriginal({ folder, database }, picture.file);
        // A file that was replaced after the content was read is another picture.
        if (!original || pictureKey(original) !== picture.key) throw notFound();
        // Imported only when a rendition is made: most starts make none.
        const { renderPicture } = await import('./render.ts');
        return renderPicture(original, picture, wanted);
      });
      const caching = { 'Cache-Control': exact ? 'public, max-age=31536000, immutable' : 'no-cache' };
      return sendFile(request, reply, { folder: renditions, name, headers: { ...headers, ...caching } });
    },
  );
}
