import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { picturesOf } from '../pictures/find.ts';
import type { AlbumQuery } from './query.ts';

/** Whether an album holds a work of the event's programme, or on which one of its artists plays. */
function sharesMusicWith(event: number) {
  return sql<boolean>`(exists (select from programme_items i join works w on w.id = i.work_id, jsonb_array_elements(albums.tracks) track
      where i.event_id = ${event} and track -> 'title' ->> 'es' = w.title ->> 'es')
    or exists (select from credits c join artists a on a.id = c.artist_id
      where c.event_id = ${event} and position(a.name in albums.performers) > 0))`;
}

/** Whether an album holds a work that the season played. */
function holdsWorkOf(season: number) {
  return sql<boolean>`exists (select from events e join programme_items i on i.event_id = e.id join works w on w.id = i.work_id,
      jsonb_array_elements(albums.tracks) track
    where e.season_id = ${season} and track -> 'title' ->> 'es' = w.title ->> 'es')`;
}

/** The albums that match all filters, in the requested order. @param season the id of the season that the query names */
export function matchingAlbums(database: Database, query: AlbumQuery, season: number | undefined) {
  let albums = database
    .selectFrom('albums')
    .selectAll()
    .select(picturesOf('album', 'albums.id').as('pictures'))
    .orderBy('year', query.sort === 'date' ? 'asc' : 'desc')
    .orderBy('id');
  if (query.event) albums = albums.where(sharesMusicWith(query.event));
  if (season !== undefined) albums = albums.where(holdsWorkOf(season));
  if (query.year) albums = albums.where('year', '=', query.year);
  return albums;
}
export type AlbumRecord = Awaited<ReturnType<ReturnType<typeof matchingAlbums>['execute']>>[number];
