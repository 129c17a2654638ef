import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAllArtists } from '@ofgc/shared/api-client/explore/artists.ts';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchSeasons } from '@ofgc/shared/api-client/concerts/seasons.ts';
import { type SeasonGuest, seasonGuests } from './season-guests.ts';

export interface CurrentSeason {
  name: string;
  /** The first guests. */
  guests: SeasonGuest[];
}

/** The guests of the current season; it is null between seasons. @param now the site's clock */
export async function loadSeasonGuests(api: ApiClient, now: Date): Promise<{ season: CurrentSeason | null }> {
  const season = (await fetchSeasons(api)).data.find(({ isCurrent }) => isCurrent) ?? null;
  if (!season) return { season };
  const [events, artists] = await Promise.all([
    fetchAllEvents(api, { season: season.slug }),
    fetchAllArtists(api, { season: season.slug, guest: true }),
  ]);
  const portraits = new Map(artists.data.map(({ id, portrait, pictures }) => [id, { portrait, pictures }]));
  return { season: { name: season.name, guests: seasonGuests(events.data, portraits, now) } };
}
