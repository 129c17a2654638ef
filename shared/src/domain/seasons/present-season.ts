import type { Season } from './season.schema.ts';

/** The current season by the site's clock; between two, or before any is announced, the newest with concerts. */
export function presentSeason(seasons: readonly Season[]): Season | undefined {
  return (
    seasons.find(({ isCurrent }) => isCurrent) ??
    seasons.filter(({ concerts }) => concerts > 0).toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0]
  );
}

/** The other seasons with concerts, past and announced ones, in their order: each has a page with its years in the address. */
export function otherSeasons(seasons: readonly Season[]): Season[] {
  const present = presentSeason(seasons);
  return seasons.filter((season) => season !== present && season.concerts > 0);
}
