import { isDay } from '@ofgc/shared/dates/iso-date.ts';
import { checkFilters, readValues, type UnknownFilter } from '@ofgc/shared/filters/filters.ts';
import { comparisonOf } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { maxCompared } from './comparison-limit.ts';

/** The anchor of the result on its page, and the compared subscriptions. */
export const comparisonAnchor = 'comparacion';
export const choiceAnchor = 'eleccion';

/** The choice in the address of a comparison. */
export interface ComparisonQuery {
  /** Slugs, each once, in the address's order. */
  slugs: string[];
  zone: string;
  /** Days on which the visitor cannot come, `YYYY-MM-DD`. */
  away: string[];
}

type ComparisonParameter = 'abono' | 'zona' | 'no';

/** What was left out of the comparison: the status is 400. */
export interface RefusedQuery {
  unknown: UnknownFilter<ComparisonParameter>[];
  /** Subscriptions beyond the fourth. */
  tooMany: string[];
}

/**
 * Reads the address of a comparison: what can be compared, and what was left out.
 * @param known slugs and zones that exist; the first zone is the default
 */
export function parseComparisonQuery(
  params: URLSearchParams,
  known: { slugs: readonly string[]; zones: readonly string[] },
): { chosen: ComparisonQuery; refused: RefusedQuery } {
  const slugs = readValues(params, 'abono');
  const found = slugs.filter((slug) => known.slugs.includes(slug));
  const away = readValues(params, 'no');
  const { filters, unknown } = checkFilters(
    { zona: readValues(params, 'zona')[0]?.toUpperCase() },
    { zona: (zone) => known.zones.includes(zone) },
  );
  return {
    chosen: {
      slugs: found.slice(0, maxCompared),
      zone: filters.zona ?? known.zones[0] ?? '',
      away: away.filter(isDay),
    },
    refused: {
      unknown: [
        ...slugs.filter((slug) => !found.includes(slug)).map((value) => ({ name: 'abono' as const, value })),
        ...unknown,
        ...away.filter((day) => !isDay(day)).map((value) => ({ name: 'no' as const, value })),
      ],
      tooMany: found.slice(maxCompared),
    },
  };
}

/** The address of the comparison without one of its subscriptions, at the result. */
export function withoutSlug({ slugs, zone, away }: ComparisonQuery, slug: string): string {
  const others = slugs.filter((other) => other !== slug);
  const days = away.map((day) => `&no=${day}`).join('');
  return `${comparisonOf(others, zone)}${days}#${others.length > 0 ? comparisonAnchor : choiceAnchor}`;
}
