import { createHash } from 'node:crypto';
import { z } from 'zod';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { picturedPath } from '@ofgc/shared/routes/site/social-pictures.ts';
import { renderPng } from '../../drawing/render-png.ts';
import { cacheLifetimes } from '../../files/cache-lifetimes.ts';
import { sendGeneratedFile } from '../../files/send-generated-file.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { renderSocialPicture } from './render-picture.ts';
import { findPictureSubject } from './find.ts';

/** Raised with the drawing or its fonts, so that kept files are drawn again. */
const drawing = 2;

const params = z.object({ '*': z.string().regex(/^[a-z0-9/-]{1,300}\.png$/, 'it takes the path of a page, and .png') });

/**
 * `GET /api/social-pictures/<path of a page>.png`: the page's picture for social networks, 1200 × 630. It is drawn once and kept in a file
 * whose name is derived from its content, so a changed title or date makes another file.
 */
export function socialPictureRoutes(api: Api, { database, now, ticketOffice, socialPicturesFolder }: ApiContext): void {
  api.get(
    '/api/social-pictures/*',
    {
      schema: {
        tags: ['house'],
        summary: 'The picture that social networks show of a page, as PNG of 1200 × 630 pixels',
        produces: ['image/png'],
        params,
        querystring: oneQuerySchema,
      },
    },
    async (request, reply) => {
      const { lang } = request.query;
      const path = picturedPath(request.params['*']);
      const subject = await findPictureSubject(database, path, { lang, now: now(), ticketOffice });
      const name = `${createHash('sha256')
        .update(JSON.stringify([drawing, subject]))
        .digest('hex')
        .slice(0, 32)}.png`;
      void reply.header('Cache-Control', cacheLifetimes.socialPicture).header('Content-Language', lang);
      const make = () => renderPng(renderSocialPicture(subject));
      return sendGeneratedFile(request, reply, { folder: socialPicturesFolder, name, type: 'image/png', make });
    },
  );
}
