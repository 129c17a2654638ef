import { workThemeSchema } from '@ofgc/shared/domain/work-themes/work-theme.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { idParameter } from '../../http/parameters.ts';

const querySchema = listQuerySchema.extend({ event: idParameter });

/** `GET /api/work-themes?event=`: the themes of an event's works, as notes for the browser to play. */
export function workThemeRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/work-themes',
    { schema: { tags: ['programme'], querystring: querySchema, response: { 200: listOf(workThemeSchema) } } },
    async ({ query }) => {
      const themes = database
        .selectFrom('workThemes')
        .innerJoin('programmeItems', 'programmeItems.workId', 'workThemes.workId')
        .where('programmeItems.eventId', '=', query.event)
        .selectAll('workThemes')
        .orderBy('programmeItems.position');
      return listPage(database, themes, query, ({ workId, ...theme }) => ({ work: workId, ...theme }));
    },
  );
}
