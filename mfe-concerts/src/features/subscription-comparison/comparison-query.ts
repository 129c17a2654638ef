import { comparisonOf } from '@ofgc/shared/routes/subscriptions.ts';

/** As many subscriptions as stand side by side. */
export const maxCompared = 4;

/** The choice in the address of a comparison. */
export interface ComparisonQuery {
  /** Slugs, each once, in the address's order. */
  slugs: string[];
  /** Empty: none asked for. */
  zone: string;
  /** Days on which the visitor cannot come, `YYYY-MM-DD`. */
  away: string[];
}

/** What was left out of the comparison: the status is 400. */
export interface RefusedQuery {
  unknown: string[];
  /** Asked for beyond the fourth. */
  tooMany: string[];
}

export function parseComparisonQuery(params: URLSearchParams): ComparisonQuery {
  const all = (name: string) => [
    ...new Set(
      params
        .getAll(name)
        .map((value) => value.trim())
        .filter(Boolean),
    ),
  ];
  return { slugs: all('abono'), zone: params.get('zona')?.trim().toUpperCase() ?? '', away: all('no') };
}

/**
 * The subscriptions and the zone that can be compared, and what was refused.
 * @param known slugs and zones that exist; the first zone is the default
 */
export function resolveComparisonQuery(
  { slugs, zone, away }: ComparisonQuery,
  known: { slugs: readonly string[]; zones: readonly string[] },
): { chosen: ComparisonQuery; refused: RefusedQuery } {
  const found = slugs.filter((slug) => known.slugs.includes(slug));
  const isZone = known.zones.includes(zone);
  const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day);
  return {
    chosen: {
      slugs: found.slice(0, maxCompared),
      zone: isZone ? zone : (known.zones[0] ?? ''),
      away: away.filter(isDay),
    },
    refused: {
      unknown: [
        ...slugs.filter((slug) => !found.includes(slug)),
        ...(isZone || !zone ? [] : [zone]),
        ...away.filter((day) => !isDay(day)),
      ],
      tooMany: found.slice(maxCompared),
    },
  };
}

/** The comparison without one of its subscriptions. */
export function withoutSlug({ slugs, zone }: ComparisonQuery, slug: string): string {
  return comparisonOf(
    slugs.filter((other) => other !== slug),
    zone,
  );
}
