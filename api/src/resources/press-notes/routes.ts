import { listOf } from '@ofgc/shared/http/list.schema.ts';
import { pressNoteSchema } from '@ofgc/shared/domain/press-notes/press-note.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { findPressNoteFacets } from './facets.ts';
import { matchingPressNotes } from './find.ts';
import { presentPressNote } from './present.ts';
import { pressNoteQuerySchema } from './query.ts';

/** `GET /api/press-notes`: published press notes, the newest first. */
export function pressNoteRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/press-notes',
    { schema: { tags: ['house'], querystring: pressNoteQuerySchema, response: { 200: listOf(pressNoteSchema) } } },
    async ({ query }) => {
      const at = now();
      const facets = await findPressNoteFacets(database, query, at);
      return listPage(database, matchingPressNotes(database, query, at), query, presentPressNote, facets);
    },
  );
}
