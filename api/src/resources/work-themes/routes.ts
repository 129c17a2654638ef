import { workThemeSchema } from '@ofgc/shared/domain/work-themes/work-theme.schema.ts';
import { listOf } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { themesOfEvent } from './find.ts';
import { presentWorkTheme } from './present.ts';
import { workThemeQuerySchema } from './query.ts';

/** `GET /api/work-themes?event=`: the themes of an event's works, as notes for the browser to play. */
export function workThemeRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/work-themes',
    { schema: { tags: ['programme'], querystring: workThemeQuerySchema, response: { 200: listOf(workThemeSchema) } } },
    async ({ query }) => listPage(database, themesOfEvent(database, query.event), query, presentWorkTheme),
  );
}
