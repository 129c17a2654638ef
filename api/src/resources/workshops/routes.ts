import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { workshopSchema } from '@ofgc/shared/domain/workshops/workshop.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { allWorkshops, findHeldWorkshopPlaces } from './find.ts';
import { presentWorkshop } from './present.ts';

/** `GET /api/workshops`: workshops for teachers, the latest first. */
export function workshopRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/workshops',
    { schema: { tags: ['education'], querystring: listQuerySchema, response: { 200: listOf(workshopSchema) } } },
    async ({ query }) => {
      const context = { lang: query.lang, at: now(), held: await findHeldWorkshopPlaces(database) };
      return listPage(database, allWorkshops(database), query, (row) => presentWorkshop(row, context));
    },
  );
}
