import { sql } from 'kysely';

/** Whether an album holds a work of the event's programme, or on which one of its artists plays. */
export function sharesMusicWith(event: number) {
  return sql<boolean>`(exists (select from programme_items i join works w on w.id = i.work_id, jsonb_array_elements(albums.tracks) track
      where i.event_id = ${event} and track -> 'title' ->> 'es' = w.title ->> 'es')
    or exists (select from credits c join artists a on a.id = c.artist_id
      where c.event_id = ${event} and position(a.name in albums.performers) > 0))`;
}

/** Whether an album holds a work that the season played. */
export function holdsWorkOf(season: number) {
  return sql<boolean>`exists (select from events e join programme_items i on i.event_id = e.id join works w on w.id = i.work_id,
      jsonb_array_elements(albums.tracks) track
    where e.season_id = ${season} and track -> 'title' ->> 'es' = w.title ->> 'es')`;
}
