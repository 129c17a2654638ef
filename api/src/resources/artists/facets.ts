import { type RawBuilder, sql } from 'kysely';
import { artistRoles } from '@ofgc/shared/domain/artists/artist.schema.ts';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { type Text, readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { columnFacet, countFacets, type FacetChoice, withCounts } from '../../http/facets.ts';
import { unknownValue } from '../../http/http-error.ts';
import { message } from '../../locales/messages.ts';
import { isGuest } from './find.ts';
import { type ArtistDimension, artistDimensions, type ArtistQuery } from './query.ts';

/** The slugs of the seasons in which an artist performs. */
const seasons = sql`select distinct seasons.slug from credits join events on events.id = credits.event_id
  join seasons on seasons.id = events.season_id where credits.artist_id = artists.id`;
/** Conductors are filtered by their role, not by an instrument “conductor”. */
const playsInstrument = sql<boolean>`artists.instrument is not null and artists.roles @> '["soloist"]'`;
/** The instrument's Spanish name, as written in an address. */
const instrument = sql<string>`regexp_replace(lower(unaccent(artists.instrument ->> 'es')), '[^a-z0-9]+', '-', 'g')`;
const letter = sql<string>`left(lower(unaccent(artists.sort_name)), 1)`;

/** The artists that the query names, before any filter. */
function named({ guest, ids }: Pick<ArtistQuery, 'guest' | 'ids'>): RawBuilder<boolean> {
  const guests = guest === undefined ? sql`true` : sql`${isGuest} = ${guest}`;
  return ids ? sql`${guests} and artists.id = any(${ids}::int[])` : sql`${guests}`;
}

function filtersOf(query: ArtistQuery): Record<ArtistDimension, RawBuilder<boolean> | undefined> {
  return {
    season: query.season ? sql`${query.season} in (${seasons})` : undefined,
    role: query.role ? sql`artists.roles @> ${JSON.stringify([query.role])}::jsonb` : undefined,
    instrument: query.instrument ? sql`(${playsInstrument} and ${instrument} = ${query.instrument})` : undefined,
    letter: query.letter ? sql`${letter} = ${query.letter}` : undefined,
  };
}

/** The condition of all active filters on `artists`. */
export function matchingArtists(query: ArtistQuery): RawBuilder<boolean> {
  const filters = Object.values(filtersOf(query)).filter((filter) => filter !== undefined);
  return sql`${sql.join([named(query), ...filters], sql` and `)}`;
}

/**
 * The options of the wanted filters with their counts.
 * @throws HttpError 400 for a season, instrument or letter without artists
 */
export async function findArtistFacets(database: Database, query: ArtistQuery): Promise<Record<string, FacetOption[]>> {
  const choices = await findChoices(database, query);
  for (const name of artistDimensions) {
    const value = query[name];
    if (value !== undefined && !choices[name].some((option) => option.value === value)) throw unknownValue(name, value);
  }
  const filters = filtersOf(query);
  const counts = await countFacets(database, {
    rows: sql`select * from artists where ${named(query)}`,
    as: 'artists',
    facets: {
      season: { values: seasons, filter: filters.season },
      role: { values: sql`select jsonb_array_elements_text(artists.roles)`, filter: filters.role },
      instrument: { values: sql`select ${instrument} where ${playsInstrument}`, filter: filters.instrument },
      letter: columnFacet(letter, query.letter),
    },
    wanted: query.facets,
  });
  return Object.fromEntries(query.facets.map((name) => [name, withCounts(choices[name], counts[name])]));
}

const roleNames = { conductor: 'conductors', soloist: 'soloists', narrator: 'narrators', choir: 'choirs' } as const;

async function findChoices(database: Database, query: ArtistQuery): Promise<Record<ArtistDimension, FacetChoice[]>> {
  const { lang } = query;
  const read = readerIn(lang);
  const allSeasons = await database
    .selectFrom('seasons')
    .select(['slug', 'name'])
    .orderBy('startsOn', 'desc')
    .execute();
  const { rows: instruments } = await sql<{ slug: string; name: Text }>`
    select distinct on (slug) ${instrument} as slug, instrument as name from artists where ${playsInstrument} and ${named(query)} order by slug`.execute(
    database,
  );
  const { rows: letters } = await sql<{
    letter: string;
  }>`select distinct ${letter} as letter from artists where ${named(query)} and ${letter} ~ '^[a-z]$' order by letter`.execute(
    database,
  );
  const collator = new Intl.Collator(lang);
  return {
    season: allSeasons.map(({ slug, name }) => ({ value: slug, label: read(name) })),
    role: artistRoles.map((role) => ({ value: role, label: message(lang, roleNames[role]) })),
    instrument: instruments
      .map(({ slug, name }) => ({ value: slug, label: read(name) }))
      .toSorted((one, other) => collator.compare(one.label, other.label)),
    letter: letters.map((row) => ({ value: row.letter, label: row.letter.toUpperCase() })),
  };
}
