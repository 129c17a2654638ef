import { join } from 'node:path';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { renditionsOf } from '@ofgc/shared/domain/pictures/rendition-sizes.ts';
import { readRenditionFile, renditionFile } from '@ofgc/shared/routes/site/pictures.ts';
import { z } from 'zod';
import { sendFile } from '../../files/send-file.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { notFound } from '../../http/http-error.ts';
import { pictureKey, readOriginal } from './originals.ts';
import { RenditionStore } from './rendition-store.ts';

const paramsSchema = z.object({ key: z.string(), name: z.string() });
const key = /^[0-9a-f]{16}$/;

/** A file of pixels that somebody opens as a page runs nothing. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/**
 * `GET /api/pictures/:key/files/:name`: a rendition of a photograph, made when it is first asked for. Its address never
 * changes; one with another focal point or tone, which a page that is open still asks for, gets today's and is not kept.
 */
export function pictureRoutes(api: Api, { database, pictureFolders }: ApiContext): void {
  const { originals: folder, renditions } = pictureFolders;
  const store = new RenditionStore({ folder: renditions });

  // The shell forwards `/fotos/:key/:name` here. Neither is used as a path before it was read.
  api.get(
    '/api/pictures/:key/files/:name',
    { schema: { tags: ['house'], params: paramsSchema, querystring: oneQuerySchema } },
    async (request, reply) => {
      const { params } = request;
      const asked = readRenditionFile(params.name);
      if (!asked || !key.test(params.key)) throw notFound();
      const pictures = await database.selectFrom('pictures').selectAll().where('key', '=', params.key).execute();
      const exact = pictures.find((picture) => renditionFile(picture, asked) === params.name);
      const picture = exact ?? pictures[0];
      if (!picture || !renditionsOf(picture, asked.crop).some(({ width }) => width === asked.width)) throw notFound();

      const name = join(picture.key, renditionFile(picture, asked));
      await store.keep(name, async () => {
        const original = await readOriginal({ folder, database }, picture.file);
        // A file that was replaced since the content was read is another picture.
        if (!original || pictureKey(original) !== picture.key) throw notFound();
        // Imported when something is to be made: most starts make nothing.
        const { renderPicture } = await import('./render.ts');
        return renderPicture(original, picture, asked);
      });
      void reply.headers(headers).header('Cache-Control', exact ? 'public, max-age=31536000, immutable' : 'no-cache');
      return sendFile(request, reply, { folder: renditions, name });
    },
  );
}
