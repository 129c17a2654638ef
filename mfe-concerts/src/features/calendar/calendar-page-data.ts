import { pageContext } from '@ofgc/shared/contract';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { redirectRespelled } from '@ofgc/shared/filters/redirect-respelled.ts';
import { filteredData } from '@ofgc/shared/filters/search-known.ts';
import { type LoaderFunctionArgs } from 'react-router';
import { respelled } from '../calendar-filters/calendar-query.ts';
import { LaterMonthOverview } from './months/LaterMonthOverview.tsx';
import { LaterNoConcerts } from './LaterNoConcerts.tsx';
import { loadCalendarPage } from './load-calendar-page.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, now } = context.get(pageContext);
  redirectRespelled(request, (parameters) => respelled(parameters, localDay(now()).slice(0, 7)));
  const found = await loadCalendarPage(new URL(request.url), { api, now: now() });
  const { query, months } = found.calendar;
  await Promise.all([
    query.vista === 'mes' && LaterMonthOverview.load(),
    months.length === 0 && LaterNoConcerts.load(),
  ]);
  return filteredData(found, found.unknown);
}
