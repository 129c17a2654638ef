import type { Season } from '@ofgc/shared/domain/seasons/season.schema.ts';
import { presentSeason } from '@ofgc/shared/domain/seasons/present-season.ts';
import { seasonInPath } from '@ofgc/shared/routes/concerts/seasons.ts';

/**
 * The season for a segment of an address.
 * @param part `temporada` for the current one, `temporada2324` for one by its slug
 * @returns undefined for any other segment, and for an unknown season
 */
export function findSeason(seasons: readonly Season[], part: string): Season | undefined {
  const named = seasonInPath(part);
  return named === 'present' ? presentSeason(seasons) : seasons.find(({ slug }) => slug === named?.slug);
}
