import type { FastifyInstance } from 'fastify';
import { drawingsPath, drawingsVersion } from '@ofgc/shared/design/drawings/drawing-address.ts';
import { drawAddress } from '@ofgc/shared/design/drawings/read-address.ts';
import { plainErrorPage } from '../plain-error-page.ts';

/**
 * Draws the pictures other than posters of concerts. An address of this version never changes; an address of another version,
 * which an open page of another release still requests, gets the current drawing and is not cached.
 */
export function serveDrawings(app: FastifyInstance): void {
  app.get<{ Params: { version: string; file: string } }>(
    `${drawingsPath}/:version/:file.svg`,
    async (request, reply) => {
      const { version, file } = request.params;
      const drawing = drawAddress(file, new URLSearchParams(request.url.split('?')[1]));
      if (drawing === null) return reply.code(404).type('text/html; charset=utf-8').send(plainErrorPage(404));
      return reply
        .header('Cache-Control', version === drawingsVersion ? 'public, max-age=31536000, immutable' : 'no-cache')
        .type('image/svg+xml; charset=utf-8')
        .compress(drawing);
    },
  );
}
