import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Small files at fixed addresses. */
export function servePublicFiles(app: FastifyInstance, siteUrl: string): void {
  const mark = readFileSync(join(import.meta.dirname, '../frame/mark.svg'), 'utf8');
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('Cache-Control', 'public, max-age=86400').send(mark),
  );
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /buscar\nDisallow: /en/buscar\nDisallow: /idioma/\n\n# ${siteUrl}\n`),
  );
}
