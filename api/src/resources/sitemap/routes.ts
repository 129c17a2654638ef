import { z } from 'zod';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { notFound } from '../../http/http-error.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { sendTextFile } from '../../files/send-text-file.ts';
import { findSitemapPages, sitemapKinds } from './find.ts';
import { sitemapFile, sitemapIndex } from './write-xml.ts';

const type = 'application/xml; charset=utf-8';

/**
 * `GET /api/sitemap.xml`: the index of `sitemap-<kind>.xml`, each with the pages of one kind in both languages, their alternates and the
 * date of their last change. `GET /api/sitemap.txt`: the addresses for search engines in one language, one in each line
 * (https://www.sitemaps.org/protocol.html, “Text file”): the home page and all pages that the site's own search can find; documents are
 * linked from them.
 */
export function sitemapRoutes(api: Api, { database, now, siteUrl }: ApiContext): void {
  api.get('/api/sitemap.txt', { schema: { tags: ['house'], querystring: oneQuerySchema } }, async (request, reply) => {
    const { lang } = request.query;
    const pages = await Promise.all(sitemapKinds.map((kind) => findSitemapPages(database, kind, now())));
    const paths = pages.flat().map((page) => page.paths[lang]);
    const body = paths.map((path) => `${encodeURI(siteUrl + localisedPath(path, lang))}\n`).join('');
    return sendTextFile(request, reply, { type: 'text/plain; charset=utf-8', body, lang });
  });

  api.get('/api/sitemap.xml', { schema: { tags: ['house'], querystring: oneQuerySchema } }, async (request, reply) => {
    const files = await Promise.all(
      sitemapKinds.map(async (kind) => {
        const dates = (await findSitemapPages(database, kind, now())).flatMap(({ changedAt }) => changedAt ?? []);
        return {
          address: `${siteUrl}/sitemap-${kind}.xml`,
          changedAt: dates.length > 0 ? new Date(Math.max(...dates.map(Number))) : null,
        };
      }),
    );
    return sendTextFile(request, reply, { type, body: sitemapIndex(files), lang: request.query.lang });
  });

  api.get(
    '/api/sitemap-:kind.xml',
    { schema: { tags: ['house'], params: z.object({ kind: z.string() }), querystring: oneQuerySchema } },
    async (request, reply) => {
      const kind = sitemapKinds.find((known) => known === request.params.kind);
      if (!kind) throw notFound();
      const body = sitemapFile(await findSitemapPages(database, kind, now()), siteUrl);
      return sendTextFile(request, reply, { type, body, lang: request.query.lang });
    },
  );
}
