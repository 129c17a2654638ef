import { z } from 'zod';
import { contentPageEntrySchema, contentPageSchema } from '@ofgc/shared/domain/content-pages/content-page.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findContentPage, publishedPages } from './find.ts';
import { presentContentPage, presentEntry } from './present.ts';
import { contentPageQuerySchema } from './query.ts';

const answerSchema = z.union([
  z.object({ data: contentPageSchema }),
  z.object({ data: z.array(contentPageEntrySchema), meta: z.object({ total: z.number().int() }) }),
]);

/** `GET /api/content-pages?path=`: one page of blocks, or 404; without a path, all of them without their blocks. */
export function contentPageRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/content-pages',
    { schema: { tags: ['house'], querystring: contentPageQuerySchema, response: { 200: answerSchema } } },
    async ({ query: { path, lang }, log }) => {
      if (path !== undefined) {
        const found = await findContentPage(database, { path, lang }, (sentence) => log.error(sentence));
        return { data: presentContentPage(found, lang) };
      }
      const data = (await publishedPages(database).execute()).map((page) => presentEntry(page, lang));
      return { data, meta: { total: data.length } };
    },
  );
}
