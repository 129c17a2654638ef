import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchSeasons } from '@ofgc/shared/api-client/concerts/seasons.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { FacetOption, ListMeta } from '@ofgc/shared/http/list.schema.ts';
import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import { effectiveWhen, inMonth } from '../calendar-filters/calendar-query.ts';
import { toEventQuery } from '../calendar-filters/event-query.ts';
import type { CalendarSource } from './entries/nearest-concerts.ts';

/** The filters that name a time, by the API's names, and the query to which choosing one of their values leads. */
const choices: Record<string, (query: CalendarChoice, value: string) => CalendarChoice> = {
  season: (query, temporada) => ({ ...query, temporada }),
  year: (query, anio) => ({ ...query, anio }),
  monthOfYear: inMonth,
};

/**
 * The facets of a query whose time is over, so that they count all concerts: a season, year or month that is not over gets the number
 * of its upcoming concerts instead, because choosing it shows only these.
 * @param listed the query of the list, in which `query` may be limited to one month
 */
export async function withUpcomingCounts(
  facets: ListMeta['facets'],
  { query, listed }: { query: CalendarChoice; listed: CalendarChoice },
  { api, now }: CalendarSource,
): Promise<ListMeta['facets']> {
  const names = Object.keys(choices);
  const [seasons, { meta }] = await Promise.all([
    fetchSeasons(api),
    fetchEvents(api, { ...toEventQuery({ ...listed, cuando: 'proximos' }), facets: names, perPage: 1 }),
  ]);
  const today = localDay(now);
  const counted = (name: string, option: FacetOption): FacetOption => {
    const choice = choices[name]?.(query, option.value) ?? query;
    const season = seasons.data.find(({ slug }) => slug === choice.temporada);
    if (effectiveWhen(choice, { season, today }) !== 'proximos') return option;
    return { ...option, count: meta.facets[name]?.find(({ value }) => value === option.value)?.count ?? 0 };
  };
  return {
    ...facets,
    ...Object.fromEntries(names.map((name) => [name, facets[name]?.map((option) => counted(name, option)) ?? []])),
  };
}
