import type { FilterLink } from '@ofgc/shared/design/forms/FilterLinks/FilterLinks.tsx';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';

interface FacetChoice {
  /** The label of the link without this filter. */
  all: string;
  options: readonly FacetOption[] | undefined;
  selected: string | undefined;
  /** The path of the list filtered by a value; for undefined, of the list without this filter. */
  pathOf: (value: string | undefined) => string;
}

/** A link for each value with results, and for the active value; the first link leads to the list without this filter. */
export function facetLinks({ all, options = [], selected, pathOf }: FacetChoice): FilterLink[] {
  return [
    { to: pathOf(undefined), label: all, isCurrent: selected === undefined },
    ...options
      .filter(({ value, count }) => count > 0 || value === selected)
      .map(({ value, label, count }) => ({ to: pathOf(value), label, count, isCurrent: value === selected })),
  ];
}
