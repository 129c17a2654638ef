import type { ApiClient } from '@ofgc/shared/api-client';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchAllAlbums } from '@ofgc/shared/api-client/explore/albums.ts';
import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchAllEvents, fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchSeasons } from '@ofgc/shared/api-client/concerts/seasons.ts';
import { checkFilters, readFilters, type UnknownFilter } from '@ofgc/shared/filters/filters.ts';
import type { PageContext } from '@ofgc/shared/contract';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { Picture } from '@ofgc/shared/domain/pictures/picture.schema.ts';
import type { FacetOption, ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { presentSeason } from '@ofgc/shared/domain/seasons/present-season.ts';
import type { Season } from '@ofgc/shared/domain/seasons/season.schema.ts';
import { seasonInPath, seasonPath } from '@ofgc/shared/routes/concerts/seasons.ts';
import { posterWall, type WallPoster } from '../poster-wall/poster-wall.ts';
import { type Recording, recordingOf } from '../related-content/recording-item.ts';
import { findSeason } from './find-season.ts';
import { seasonFigures, type SeasonFigures } from './season-summary.ts';

export interface SeasonData {
  season: Season;
  /** The season's permanent path, without locale. */
  path: string;
  /** Whether the season's last day is past. */
  isOver: boolean;
  /** The next local date on which a sale begins. */
  nextSale: string | null;
  /** The season's programme and terms to download; null where they could not be fetched. */
  documents: Document[] | null;
  /** Recordings of works of the season; null where they could not be fetched. */
  recordings: Recording[] | null;
  /** Of a season that is over: a photograph of each concert that has some, at most a dozen. */
  photographs: Picture[];
  /** Figures of the whole season, whatever category is chosen. */
  figures: SeasonFigures;
  /** The categories of the season's concerts. */
  categories: FacetOption[];
  /** The slug of the chosen category. */
  category: string | null;
  /** A category in the address of which the season has no concert; the wall then has all. */
  unknown: UnknownFilter<SeasonParameter>[];
  /** Concerts of the chosen category. */
  wall: WallPoster[];
  people: Record<'conductor' | 'soloist' | 'composer', FacetOption[]>;
  /** The other seasons with concerts, the newest first. */
  others: { name: string; to: string }[];
}

export const seasonParameters = ['categoria'] as const;
type SeasonParameter = (typeof seasonParameters)[number];

interface Source extends Pick<PageContext, 'onMissing'> {
  api: ApiClient;
  now: Date;
  parameters: URLSearchParams;
}

/**
 * A season with its concerts.
 * @param part of the address, `temporada` or `temporada2324`
 * @returns null for an address that names no season
 */
export async function loadSeason(
  part: string,
  { api, now, parameters, onMissing }: Source,
): Promise<SeasonData | null> {
  if (!seasonInPath(part)) return null;
  const seasons = (await fetchSeasons(api)).data;
  const season = findSeason(seasons, part);
  if (!season) return null;
  const present = presentSeason(seasons);
  const [{ data: events, meta }, documents, albums] = await Promise.all([
    fetchAllEvents(api, { season: season.slug, when: 'all', facets: ['category', 'conductor', 'soloist', 'composer'] }),
    dataIfAny(fetchAllDocuments(api, { season: season.slug }), onMissing),
    dataIfAny(fetchAllAlbums(api, { season: season.slug }), onMissing),
  ]);
  const today = localDay(now);
  const named = (facet: string) => namedIn(meta, facet);
  const isOver = season.endsOn < today;
  const held = events.filter(({ canceled }) => !canceled);
  const composers = held.length < events.length ? await fetchComposers(api, season.slug, held) : named('composer');
  const categories = named('category');
  const { filters, unknown } = checkFilters(readFilters(seasonParameters, parameters), { categoria: categories });
  const chosen = filters.categoria ?? null;
  return {
    season,
    path: seasonPath(season, season === present),
    isOver,
    nextSale: season.saleDates.find(({ on }) => on >= today)?.on ?? null,
    documents,
    recordings: albums && albums.map(recordingOf),
    photographs: isOver ? photographsOf(held) : [],
    figures: seasonFigures(events, composers),
    categories,
    category: chosen,
    unknown,
    wall: posterWall(events.filter((event) => !chosen || event.category.slug === chosen)),
    people: { conductor: named('conductor'), soloist: named('soloist'), composer: named('composer') },
    others: seasons
      .filter((other) => other !== season && other.concerts > 0)
      .map((other) => ({ name: other.name, to: seasonPath(other, other === present) })),
  };
}

/** The first photographs of concerts. */
function photographsOf(events: readonly EventSummary[]): Picture[] {
  return events.flatMap(({ pictures }) => pictures?.slice(0, 1) ?? []).slice(0, 12);
}

const namedIn = ({ facets }: ListMeta, facet: string) => (facets[facet] ?? []).filter(({ count }) => count > 0);

/** The composers of some concerts of a season, with their counts. */
async function fetchComposers(api: ApiClient, season: string, events: readonly EventSummary[]): Promise<FacetOption[]> {
  if (!events.length) return [];
  const ids = events.map(({ id }) => id).join(',');
  const { meta } = await fetchEvents(api, { season, ids, when: 'all', facets: ['composer'], perPage: 1 });
  return namedIn(meta, 'composer');
}
