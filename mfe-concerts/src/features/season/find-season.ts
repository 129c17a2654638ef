import type { Season } from '@ofgc/shared/domain/seasons/season.schema.ts';
import { seasonInPath } from '@ofgc/shared/routes/concerts/seasons.ts';

/** The current season by the site's clock; between two, or before any is announced, the newest with concerts. */
export function presentSeason(seasons: readonly Season[]): Season | undefined {
  return (
    seasons.find(({ isCurrent }) => isCurrent) ??
    seasons.filter(({ concerts }) => concerts > 0).toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0]
  );
}

/**
 * The season for a segment of an address.
 * @param part `temporada` for the current one, `temporada2324` for one by its slug
 * @returns undefined for any other segment, and for an unknown season
 */
export function findSeason(seasons: readonly Season[], part: string): Season | undefined {
  const named = seasonInPath(part);
  return named === 'present' ? presentSeason(seasons) : seasons.find(({ slug }) => slug === named?.slug);
}
