import { sql } from 'kysely';
import { z } from 'zod';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findRemovedMounts, isStanding } from '../../releases/removed-mounts.ts';
import { sendTextFile } from '../../http/text-file.ts';

const querystring = z.strictObject(oneQuerySchema.shape);

/**
 * `GET /api/sitemap.txt`: the addresses that search engines should know in one language, one a line
 * (https://www.sitemaps.org/protocol.html, “Text file”): home and all pages that the site's own search can
 * find; documents are linked from them.
 */
export function sitemapRoutes(api: Api, { database, now, siteUrl }: ApiContext): void {
  api.get('/api/sitemap.txt', { schema: { tags: ['house'], querystring } }, async (request, reply) => {
    const { lang } = request.query;
    const removed = await findRemovedMounts(database);
    const entries = await database
      .selectFrom('searchEntries')
      // Anchors are removed: a section is not a page.
      .select(sql<string>`split_part(path, '#', 1)`.as('path'))
      .distinct()
      .where('lang', '=', lang)
      .where('kind', '!=', 'documents')
      .where((where) => where.or([where('publishedAt', 'is', null), where('publishedAt', '<=', now())]))
      .where(isStanding(sql.ref('path'), removed))
      .orderBy('path')
      .execute();
    const paths = ['/', ...entries.map(({ path }) => path)];
    const body = paths.map((path) => `${encodeURI(siteUrl + localisedPath(path, lang))}\n`).join('');
    return sendTextFile(request, reply, { type: 'text/plain; charset=utf-8', body, lang });
  });
}
