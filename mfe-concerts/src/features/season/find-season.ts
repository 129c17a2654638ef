import type { Season } from '@ofgc/shared/domain/seasons/season.schema.ts';

/** The season that the site's clock is in; between two, or before any is announced, the newest with concerts. */
export function presentSeason(seasons: readonly Season[]): Season | undefined {
  return (
    seasons.find(({ isCurrent }) => isCurrent) ??
    seasons.filter(({ concerts }) => concerts > 0).toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0]
  );
}

/**
 * The season that a part of an address means.
 * @param part `temporada` for the present one, `temporada2324` for one by its slug
 * @returns undefined for every other part, and for a season that nobody knows
 */
export function findSeason(seasons: readonly Season[], part: string): Season | undefined {
  if (part === 'temporada') return presentSeason(seasons);
  const slug = /^temporada(\d{4})$/.exec(part)?.[1];
  return slug ? seasons.find((season) => season.slug === slug) : undefined;
}

/** A season's page, without locale; the present one has an address that lasts. */
export function seasonPath({ slug }: Pick<Season, 'slug'>, isPresent: boolean): string {
  return `/conciertos-entradas/temporada${isPresent ? '' : slug}`;
}
