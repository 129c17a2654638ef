import { z } from 'zod';
import { pageEntrySchema, pageSchema } from '@ofgc/shared/domain/pages/page.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPageAt, findPages } from './find.ts';
import { presentPage, presentPageEntry } from './present.ts';
import { pageQuerySchema } from './query.ts';

const answerSchema = z.union([
  z.object({ data: pageSchema }),
  z.object({ data: z.array(pageEntrySchema), meta: z.object({ total: z.number().int() }) }),
]);

/** `GET /api/pages?path=`: one page of text, or 404; without a path, the paths and titles of all. */
export function pageRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/pages',
    { schema: { tags: ['house'], querystring: pageQuerySchema, response: { 200: answerSchema } } },
    async ({ query: { path, lang } }) => {
      if (path !== undefined) return { data: presentPage(await findPageAt(database, path), lang) };
      const data = (await findPages(database)).map((page) => presentPageEntry(page, lang));
      return { data, meta: { total: data.length } };
    },
  );
}
