import { z } from 'zod';
import { albumSchema } from '@ofgc/shared/domain/album.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import { readerIn } from '../content/bilingual.ts';
import type { Api, ApiContext } from '../http/api.ts';
import { findPage, listAnswer } from '../http/paging.ts';
import { yearParameter } from '../http/parameters.ts';

const querySchema = z.strictObject({
  ...listQuerySchema.shape,
  year: yearParameter.optional(),
  sort: z.enum(['date', '-date']).default('-date'),
});

/** `GET /api/albums`: the newest recording first. */
export function albumRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/albums',
    { schema: { tags: ['house'], querystring: querySchema, response: { 200: listOf(albumSchema) } } },
    async ({ query }) => {
      let albums = database
        .selectFrom('albums')
        .selectAll()
        .orderBy('year', query.sort === 'date' ? 'asc' : 'desc')
        .orderBy('id');
      if (query.year) albums = albums.where('year', '=', query.year);
      const { rows, total } = await findPage(database, albums, query);
      return listAnswer(
        rows.map((row) => {
          const read = readerIn(query.lang);
          return {
            id: row.id,
            slug: row.slug,
            title: read(row.title),
            year: row.year,
            label: row.label,
            performers: row.performers,
            notes: read(row.notes),
            tracks: row.tracks.map(({ title, composer, minutes, forces }) => ({
              title: read(title),
              composer,
              minutes,
              forces,
            })),
            lang: read.lang,
          };
        }),
        total,
        query,
      );
    },
  );
}
