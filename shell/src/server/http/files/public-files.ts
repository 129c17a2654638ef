import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { manifestPath } from '../../../routing/manifest-path.ts';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import { icons, webManifest } from './web-manifest.ts';

/** Small files at fixed addresses. */
export function servePublicFiles(app: FastifyInstance, { siteUrl, folder }: { siteUrl: string; folder: string }): void {
  const serve = (path: string, type: string, name: string) => {
    const file = readFileSync(join(folder, name));
    app.get(path, async (_request, reply) =>
      reply.type(type).header('Cache-Control', 'public, max-age=86400').send(file),
    );
  };
  serve('/favicon.svg', 'image/svg+xml', 'favicon.svg');
  for (const { path } of icons) serve(path, 'image/png', path.slice(1));
  for (const locale of locales)
    app.get(localisedPath(manifestPath, locale), async (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('Cache-Control', 'public, max-age=86400')
        .send(JSON.stringify(webManifest(locale))),
    );
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robotsTxt(siteUrl)));
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityTxt(siteUrl)),
  );
}
