import { sql } from 'kysely';
import { z } from 'zod';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { pressNoteSchema } from '@ofgc/shared/domain/press-notes/press-note.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/html.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { countFacets } from '../../http/facets.ts';
import { findPage, listResponse } from '../../http/paging.ts';
import { yearParameter } from '../../http/parameters.ts';

const querySchema = z.strictObject({
  ...listQuerySchema.shape,
  year: yearParameter.optional(),
  sort: z.enum(['date', '-date']).default('-date'),
});

/** The year in the Canary Islands. */
const year = sql<string>`to_char(published_at at time zone 'Atlantic/Canary', 'YYYY')`;

/** `GET /api/press-notes`: published ones, the newest first. */
export function pressNoteRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/press-notes',
    { schema: { tags: ['house'], querystring: querySchema, response: { 200: listOf(pressNoteSchema) } } },
    async ({ query }) => {
      const published = database.selectFrom('pressNotes').where('publishedAt', '<=', now());
      const all = await published.select(['id', year.as('year')]).execute();
      const facets = countFacets({
        rows: all.map((row) => ({ id: row.id, values: { year: [row.year] } })),
        chosen: { year: query.year?.toString() },
        options: {
          year: [...new Set(all.map((row) => row.year))]
            .toSorted()
            .toReversed()
            .map((value) => ({ value, label: value })),
        },
      });
      let notes = published
        .selectAll()
        .orderBy('publishedAt', query.sort === 'date' ? 'asc' : 'desc')
        .orderBy('id');
      if (query.year) notes = notes.where(year, '=', String(query.year));
      const { rows, total } = await findPage(database, notes, query);
      return listResponse(
        rows.map((note) => {
          const read = readerIn(query.lang);
          return {
            id: note.id,
            title: read(note.title),
            category: read(note.category),
            publishedAt: note.publishedAt.toISOString(),
            summary: read(note.summary),
            body: sanitised(read(note.body)),
            lang: read.lang,
          };
        }),
        total,
        query,
        facets,
      );
    },
  );
}
