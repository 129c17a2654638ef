import { artistRoles } from '@ofgc/shared/domain/artists/artist.schema.ts';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { foldAccents, slugOf } from '@ofgc/shared/text/slug.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { countFacets, type FacetChoice, type FacetRow } from '../../http/facets.ts';
import { unknownValue } from '../../http/http-error.ts';
import { message } from '../../locales/messages.ts';
import { isGuest } from './find.ts';

export interface ArtistFilters {
  lang: Locale;
  role?: (typeof artistRoles)[number] | undefined;
  /** The slug of a season in which they perform. */
  season?: string | undefined;
  /** Spanish name of an instrument or voice, as in an address: `violin`. */
  instrument?: string | undefined;
  /** The first letter of the surname, `a` to `z`. */
  letter?: string | undefined;
  guest?: boolean | undefined;
  ids?: number[] | undefined;
}

const dimensions = ['season', 'role', 'instrument', 'letter'] as const;

function findArtists(database: Database, { guest, ids }: Pick<ArtistFilters, 'guest' | 'ids'>) {
  let artists = database.selectFrom('artists').select(['id', 'sortName', 'roles', 'instrument']);
  if (guest !== undefined) artists = artists.where(isGuest, '=', guest);
  if (ids) artists = artists.where('id', 'in', ids);
  return artists.execute();
}

function findSeasons(database: Database) {
  return database
    .selectFrom('credits')
    .innerJoin('events', 'events.id', 'credits.eventId')
    .innerJoin('seasons', 'seasons.id', 'events.seasonId')
    .where('credits.artistId', 'is not', null)
    .select(['credits.artistId', 'seasons.slug'])
    .distinct()
    .execute();
}

const roleNames = { conductor: 'conductors', soloist: 'soloists', narrator: 'narrators', choir: 'choirs' } as const;

/**
 * The options of the artists' filters with their counts, and the artists that match all active filters.
 * @returns the ids of the matching artists, in no order
 * @throws HttpError 400 for a season, instrument or letter that nobody has
 */
export async function findArtistFacets(
  database: Database,
  { lang, guest, ids: named, ...chosen }: ArtistFilters,
): Promise<{ facets: Record<string, FacetOption[]>; ids: number[] }> {
  const artists = await findArtists(database, { guest, ids: named });
  const onBills = Map.groupBy(await findSeasons(database), ({ artistId }) => artistId);
  const seasons = await database.selectFrom('seasons').select(['slug', 'name']).orderBy('startsOn', 'desc').execute();
  const instruments = new Map<string, string>();
  const rows = artists.map(({ id, sortName, roles, instrument }): FacetRow<(typeof dimensions)[number]> => {
    // Conductors are found by their role, not by the instrument “conductor”.
    const played = instrument && roles.includes('soloist') ? slugOf(instrument.es) : undefined;
    if (played && instrument) instruments.set(played, readerIn(lang)(instrument));
    return {
      id,
      values: {
        season: (onBills.get(id) ?? []).map(({ slug }) => slug),
        role: roles,
        instrument: played ? [played] : [],
        letter: [foldAccents(sortName).slice(0, 1)],
      },
    };
  });
  const collator = new Intl.Collator(lang);
  const options: Record<(typeof dimensions)[number], FacetChoice[]> = {
    season: seasons.map(({ slug, name }) => ({ value: slug, label: readerIn(lang)(name) })),
    role: artistRoles.map((role) => ({ value: role, label: message(lang, roleNames[role]) })),
    instrument: [...instruments]
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, other) => collator.compare(one.label, other.label)),
    letter: [...new Set(rows.flatMap(({ values }) => values.letter))]
      .toSorted()
      .map((value) => ({ value, label: value.toUpperCase() })),
  };
  for (const name of dimensions) {
    const value = chosen[name];
    if (value !== undefined && !options[name].some((option) => option.value === value)) throw unknownValue(name, value);
  }
  const facets = countFacets({ rows, chosen, options });
  const ids = rows
    .filter(({ values }) => dimensions.every((name) => !chosen[name] || values[name].includes(chosen[name])))
    .map(({ id }) => Number(id));
  return { facets, ids };
}
