import { formatMonth } from '@ofgc/shared/dates/format-month.ts';
import type { FacetOption, ListMeta } from '@ofgc/shared/http/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** What the visitor has chosen, in the names of the calendar's address; empty means anything. */
export interface FinderChoice {
  compositor: string;
  mes: string;
  categoria: string;
}

export const noChoice: FinderChoice = { compositor: '', mes: '', categoria: '' };

/** The category of concerts for families, as its filter names it. */
export const familyCategory = 'familia';

export interface FinderOptions {
  /** How many concerts the choice leaves. */
  total: number;
  composers: FacetOption[];
  /** In chronological order; `value` is `YYYY-MM`. */
  months: FacetOption[];
  families: number;
}

/** The API's facets that the sentence needs. */
export const finderFacets = ['composer', 'monthOfYear', 'category'];

/** The lists of the sentence from the facets of upcoming concerts: composers who are played, months in their order. */
export function finderOptions({ total, facets }: ListMeta, locale: Locale): FinderOptions {
  const months = (facets.monthOfYear ?? []).filter(({ count }) => count > 0);
  // The next December is named without a year, the one after it with its year.
  const isNearest = (month: string) => months.find(({ value }) => value.slice(5) === month.slice(5))?.value === month;
  return {
    total,
    composers: facets.composer ?? [],
    months: months.map(({ value, count }) => ({
      value,
      label: isNearest(value) ? formatMonth(value, 'monthName', locale) : formatMonth(value, 'month', locale),
      count,
    })),
    families: facets.category?.find(({ value }) => value === familyCategory)?.count ?? 0,
  };
}
