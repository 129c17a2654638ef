import type { Season } from '../../domain/seasons/season.schema.ts';
import { concertsPath } from '../site/sections.ts';

/** The present season's page, without locale: the address is the same every season. */
export const presentSeasonPath = `${concertsPath}/temporada`;

/** A season's page, without locale. */
export function seasonPath({ slug }: Pick<Season, 'slug'>, isPresent: boolean): string {
  return isPresent ? presentSeasonPath : presentSeasonPath + slug;
}

/**
 * The season in the last segment of a path: `present` for `temporada`, the slug for `temporada2324`.
 * @returns undefined for every other segment
 */
export function seasonInPath(part: string): 'present' | { slug: string } | undefined {
  if (part === 'temporada') return 'present';
  const slug = /^temporada(\d{4})$/.exec(part)?.[1];
  return slug === undefined ? undefined : { slug };
}
