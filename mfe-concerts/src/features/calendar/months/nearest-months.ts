import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';

/** The nearest months with concerts before and after a month. @param months the facet, with values `YYYY-MM` */
export function nearestMonths(months: readonly FacetOption[], month: string): FacetOption[] {
  const { before, after } = neighbourMonths(months, month);
  return [before, after].filter((option) => option !== undefined);
}

/** The last month with concerts before a month, and the first after it. */
export function neighbourMonths(
  months: readonly FacetOption[],
  month: string,
): { before: FacetOption | undefined; after: FacetOption | undefined } {
  const withConcerts = months.filter(({ count }) => count > 0);
  return {
    before: withConcerts.findLast(({ value }) => value < month),
    after: withConcerts.find(({ value }) => value > month),
  };
}
