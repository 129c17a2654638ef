import { type Disclosure, disclosureSchema } from '@ofgc/shared/domain/disclosures/disclosure.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { matchingDocuments } from '../documents/find.ts';
import { presentDocument } from '../documents/present.ts';
import { findPages } from '../pages/find.ts';
import { presentPageEntry } from '../pages/present.ts';
import { allDisclosures } from './find.ts';
import { presentDisclosure } from './present.ts';

/**
 * `GET /api/disclosures`: the disclosures that the transparency laws require, in the order of the content file, each with its documents.
 */
export function disclosureRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/disclosures',
    { schema: { tags: ['house'], querystring: listQuerySchema, response: { 200: listOf(disclosureSchema) } } },
    async ({ query }) => {
      const published = await matchingDocuments(database, {}, now()).execute();
      const documents = new Map(published.map((record) => [record.id, presentDocument(record, query.lang)]));
      const entries = (await findPages(database)).map((page) => presentPageEntry(page, query.lang));
      const pages = new Map<string | null, Disclosure['page']>(
        entries.map(({ path, title }) => [path, { path, title }]),
      );
      return listPage(database, allDisclosures(database), query, (row, lang) =>
        presentDisclosure(row, lang, { documents, pages }),
      );
    },
  );
}
