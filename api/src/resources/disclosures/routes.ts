import { type Disclosure, disclosureSchema } from '@ofgc/shared/domain/disclosures/disclosure.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { matchingDocuments } from '../documents/find.ts';
import { presentDocument } from '../documents/present.ts';

/**
 * `GET /api/disclosures`: the disclosures that the transparency laws require, in the order of the content file, each with its documents.
 */
export function disclosureRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/disclosures',
    { schema: { tags: ['house'], querystring: listQuerySchema, response: { 200: listOf(disclosureSchema) } } },
    async ({ query }) => {
      const all = database.selectFrom('disclosures').selectAll().orderBy('id');
      const published = await matchingDocuments(database, {}, now()).execute();
      const documents = new Map(published.map((record) => [record.id, presentDocument(record, query.lang)]));
      const titles = await database.selectFrom('pages').select(['path', 'title']).execute();
      const pages = new Map<string | null, Disclosure['page']>(
        titles.map(({ path, title }) => [path, { path, title: readerIn(query.lang)(title) }]),
      );
      return listPage(database, all, query, (row, read) => ({
        id: row.id,
        section: row.section,
        title: read(row.title),
        summary: read(row.summary),
        law: read(row.law),
        updatedOn: row.updatedOn,
        owner: read(row.owner),
        documents: row.documentIds.flatMap((id) => documents.get(id) ?? []),
        page: pages.get(row.path) ?? null,
        lang: read.lang,
      }));
    },
  );
}
