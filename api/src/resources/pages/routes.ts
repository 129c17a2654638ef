import { z } from 'zod';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { pageEntrySchema, pageSchema } from '@ofgc/shared/domain/pages/page.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { picturesOf } from '../pictures/find.ts';
import { presentFirstPicture } from '../pictures/present.ts';
import { notFound } from '../../http/http-error.ts';

const querySchema = oneQuerySchema.extend({
  path: z
    .string()
    .regex(/^\/[a-z0-9/-]{0,200}$/)
    .optional(),
});
const answerSchema = z.union([
  z.object({ data: pageSchema }),
  z.object({ data: z.array(pageEntrySchema), meta: z.object({ total: z.number().int() }) }),
]);

async function findPages(database: Database, lang: Locale) {
  const pages = await database.selectFrom('pages').select(['path', 'title', 'updatedOn']).orderBy('path').execute();
  return pages.map(({ path, title, updatedOn }) => {
    const read = readerIn(lang);
    return { path, title: read(title), updatedOn, lang: read.lang };
  });
}

/** `GET /api/pages?path=`: one page of text, or 404; without a path, the paths and titles of all. */
export function pageRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/pages',
    { schema: { tags: ['house'], querystring: querySchema, response: { 200: answerSchema } } },
    async ({ query }) => {
      if (query.path === undefined) {
        const data = await findPages(database, query.lang);
        return { data, meta: { total: data.length } };
      }
      const page = await database
        .selectFrom('pages')
        .selectAll()
        .select(picturesOf('page', 'pages.path').as('pictures'))
        .where('path', '=', query.path)
        .executeTakeFirstOrThrow(notFound);
      const read = readerIn(query.lang);
      return {
        data: {
          id: page.id,
          path: page.path,
          title: read(page.title),
          description: read(page.description),
          lead: read(page.lead),
          ...presentFirstPicture(page.pictures, query.lang),
          updatedOn: page.updatedOn,
          sections: page.sections.map(({ anchor, title, html }) => ({
            anchor: read(anchor),
            title: read(title),
            html: sanitised(read(html)),
          })),
          lang: read.lang,
        },
      };
    },
  );
}
