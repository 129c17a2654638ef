import type { FilterLink } from '@ofgc/shared/design/forms/FilterLinks/FilterLinks.tsx';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';

interface FacetChoice {
  /** The label of the link without this filter. */
  all: string;
  options: readonly FacetOption[] | undefined;
  selected: string | undefined;
  /** The address for a value; undefined: without this filter. */
  pathOf: (value: string | undefined) => string;
}

/** A link for each value that leaves something, and for the active one; the first leads to the whole list. */
export function facetLinks({ all, options = [], selected, pathOf }: FacetChoice): FilterLink[] {
  return [
    { to: pathOf(undefined), label: all, isCurrent: selected === undefined },
    ...options
      .filter(({ value, count }) => count > 0 || value === selected)
      .map(({ value, label, count }) => ({ to: pathOf(value), label, count, isCurrent: value === selected })),
  ];
}
