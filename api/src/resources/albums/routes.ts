import { sql } from 'kysely';
import { z } from 'zod';
import { albumSchema } from '@ofgc/shared/domain/album.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listAnswer } from '../../http/paging.ts';
import { idParameter, slugParameter, yearParameter } from '../../http/parameters.ts';
import { unknownValue } from '../../http/http-error.ts';

const querySchema = z.strictObject({
  ...listQuerySchema.shape,
  year: yearParameter.optional(),
  /** Recordings that share a work or a performer with a concert, by its id. */
  event: idParameter.optional(),
  /** Recordings of works that a season played, by its slug. */
  season: slugParameter.optional(),
  sort: z.enum(['date', '-date']).default('-date'),
});

/** An album has to do with a concert when it holds a work of its programme, or when somebody on its bill plays on it. */
function sharesMusicWith(event: number) {
  return sql<boolean>`(exists (select from programme_items i join works w on w.id = i.work_id, jsonb_array_elements(albums.tracks) track
      where i.event_id = ${event} and track -> 'title' ->> 'es' = w.title ->> 'es')
    or exists (select from credits c join artists a on a.id = c.artist_id
      where c.event_id = ${event} and position(a.name in albums.performers) > 0))`;
}

function holdsWorkOf(season: number) {
  return sql<boolean>`exists (select from events e join programme_items i on i.event_id = e.id join works w on w.id = i.work_id,
      jsonb_array_elements(albums.tracks) track
    where e.season_id = ${season} and track -> 'title' ->> 'es' = w.title ->> 'es')`;
}

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
      if (query.event) albums = albums.where(sharesMusicWith(query.event));
      if (query.season) {
        const { season: slug } = query;
        const season = await database.selectFrom('seasons').select('id').where('slug', '=', slug).executeTakeFirst();
        if (!season) throw unknownValue('season', slug);
        albums = albums.where(holdsWorkOf(season.id));
      }
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
