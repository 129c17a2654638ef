import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { masterclassSchema } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { allMasterclasses } from './find.ts';
import { findHeldMasterclassPlaces } from './places.ts';
import { presentMasterclass } from './present.ts';

/** `GET /api/masterclasses`: the latest first. */
export function masterclassRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/masterclasses',
    { schema: { tags: ['education'], querystring: listQuerySchema, response: { 200: listOf(masterclassSchema) } } },
    async ({ query }) => {
      const context = { lang: query.lang, at: now(), held: await findHeldMasterclassPlaces(database) };
      return listPage(database, allMasterclasses(database), query, (row) => presentMasterclass(row, context));
    },
  );
}
