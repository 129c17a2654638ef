import { z } from 'zod';
import { albumSchema } from '@ofgc/shared/domain/albums/album.schema.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { idParameter, slugParameter, yearParameter } from '../../http/parameters.ts';
import { unknownValue } from '../../http/http-error.ts';
import { picturesOf } from '../pictures/find.ts';
import { presentFirstPicture } from '../pictures/present.ts';
import { holdsWorkOf, sharesMusicWith } from './find.ts';

const querySchema = listQuerySchema.extend({
  year: yearParameter.optional(),
  /** Recordings that share a work or a performer with a concert, by its id. */
  event: idParameter.optional(),
  /** Recordings of works that a season played, by its slug. */
  season: slugParameter.optional(),
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
        .select(picturesOf('album', 'albums.id').as('pictures'))
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
      return listPage(database, albums, query, (row, read) => ({
        id: row.id,
        slug: row.slug,
        title: read(row.title),
        year: row.year,
        label: row.label,
        performers: row.performers,
        notes: read(row.notes),
        ...presentFirstPicture(row.pictures, query.lang),
        listenUrl: row.listenUrl,
        tracks: row.tracks.map(({ title, composer, minutes, forces }) => ({
          title: read(title),
          composer,
          minutes,
          forces,
        })),
        lang: read.lang,
      }));
    },
  );
}
