import { z } from 'zod';
import { sectionPageSchema } from '@ofgc/shared/domain/pages/section-page.schema.ts';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findSectionPages } from './find.ts';
import { presentSectionPage } from './present.ts';

const answerSchema = z.object({ data: z.array(sectionPageSchema), meta: z.object({ total: z.number().int() }) });

/** `GET /api/section-pages`: the pages that are made by code, as the live sections declare them, in the order of the site map. */
export function sectionPageRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/section-pages',
    { schema: { tags: ['house'], querystring: oneQuerySchema, response: { 200: answerSchema } } },
    async ({ query: { lang } }) => {
      const data = (await findSectionPages(database)).map((page) => presentSectionPage(page, lang));
      return { data, meta: { total: data.length } };
    },
  );
}
