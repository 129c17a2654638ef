import { sql } from 'kysely';
import { z } from 'zod';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { pressNoteSchema } from '@ofgc/shared/domain/press-notes/press-note.schema.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { columnFacet, countFacets, facetsParameter, findYearChoices, withCounts } from '../../http/facets.ts';
import { listPage } from '../../http/paging.ts';
import { yearParameter } from '../../http/parameters.ts';

const querySchema = listQuerySchema.extend({
  year: yearParameter.optional(),
  sort: z.enum(['date', '-date']).default('-date'),
  facets: facetsParameter(['year']),
});

/** The year of publication in the Canary Islands. */
const year = sql<string>`to_char(published_at at time zone 'Atlantic/Canary', 'YYYY')`;

/** `GET /api/press-notes`: published press notes, the newest first. */
export function pressNoteRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/press-notes',
    { schema: { tags: ['house'], querystring: querySchema, response: { 200: listOf(pressNoteSchema) } } },
    async ({ query }) => {
      const at = now();
      const published = { rows: sql`select * from press_notes where published_at <= ${at}`, as: 'press_notes' };
      const facets = { year: columnFacet(year, query.year) };
      const counts = await countFacets(database, { ...published, facets, wanted: query.facets });
      const choices = await findYearChoices(database, { ...published, year });
      const options = Object.fromEntries(query.facets.map((name) => [name, withCounts(choices, counts[name])]));
      let notes = database
        .selectFrom('pressNotes')
        .selectAll()
        .where('publishedAt', '<=', at)
        .orderBy('publishedAt', query.sort === 'date' ? 'asc' : 'desc')
        .orderBy('id');
      if (query.year) notes = notes.where(year, '=', String(query.year));
      return listPage(
        database,
        notes,
        query,
        (note, read) => ({
          id: note.id,
          title: read(note.title),
          category: read(note.category),
          publishedAt: note.publishedAt.toISOString(),
          summary: read(note.summary),
          body: sanitised(read(note.body)),
          lang: read.lang,
        }),
        options,
      );
    },
  );
}
