import { failureStatus } from '@ofgc/shared/api-client';
import { fetchEvents } from '@ofgc/shared/api-client/events.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { MonthPicker } from '@ofgc/shared/design/MonthPicker/MonthPicker.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { ResultBar } from '@ofgc/shared/design/ResultBar/ResultBar.tsx';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import {
  type CalendarQuery,
  calendarPath,
  effectiveWhen,
  feedPath,
  inMonth,
  parseCalendarQuery,
  type RefusedFilter,
} from '../features/calendar-filters/calendar-query.ts';
import { calendarJsonLd } from '../features/calendar/calendar-json-ld.ts';
import { activeFilters, unknownFilters } from '../features/calendar-filters/active-filters.ts';
import { type Calendar, loadCalendar, shownMonth } from '../features/calendar/load-calendar.ts';
import { CalendarAside } from '../features/calendar/CalendarAside.tsx';
import { CalendarFilters } from '../features/calendar-filters/CalendarFilters.tsx';
import { CalendarList } from '../features/calendar/CalendarList.tsx';
import { CalendarStatus } from '../features/calendar/CalendarStatus.tsx';
import { CalendarViews } from '../features/calendar/CalendarViews.tsx';
import { DatePresets } from '../features/calendar-filters/DatePresets.tsx';
import { ActiveFilters } from '../features/calendar-filters/ActiveFilters.tsx';
import { MonthOverview } from '../features/calendar/MonthOverview.tsx';
import { NoConcerts } from '../features/calendar/NoConcerts.tsx';
import { RefusedFilters } from '../features/calendar-filters/RefusedFilters.tsx';
import { SubscribeToCalendar } from '../features/external-calendars/SubscribeToCalendar.tsx';
import styles from './CalendarPage.module.css';

interface Data {
  /** Filters that make no sense: then there is no calendar, and the status is 400. */
  refused: RefusedFilter[];
  calendar: Calendar | null;
  origin: string;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, now } = context.get(pageContext);
  const { origin, searchParams } = new URL(request.url);
  const { query, refused } = parseCalendarQuery(searchParams);
  const refuse = (filters: RefusedFilter[]) =>
    data<Data>({ refused: filters, calendar: null, origin }, { status: 400 });
  if (refused.length) return refuse(refused);
  try {
    return data<Data>({ refused, calendar: await loadCalendar(query, { api, now: now() }), origin });
  } catch (error) {
    if (failureStatus(error) !== 400) throw error;
    const unknown = unknownFilters(query, (await fetchEvents(api, { when: 'all', perPage: 1 })).meta.facets);
    if (!unknown.length) throw error;
    return refuse(unknown);
  }
}

export const handle: PageHandle<Data> = {
  meta: ({ data: { calendar, origin }, t, locale }) => ({
    title: t('calendar.title'),
    description: t('calendar.description'),
    noIndex: !calendar || countFilters(calendar, locale) > 1,
    jsonLd: calendar ? [calendarJsonLd(calendar, { name: t('calendar.title'), origin, locale })] : [],
  }),
};

function countFilters({ query, facets }: Calendar, locale: 'es' | 'en'): number {
  return activeFilters(query, facets, locale).length + (query.cuando ? 1 : 0) + (query.vista ? 1 : 0);
}

export function Component() {
  const { refused, calendar } = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  const isLoading = useNavigation().state === 'loading';
  return (
    <Container data-section="concerts">
      <PageHead
        title={t('calendar.title')}
        crumb={t('calendar.crumb')}
        trail={[{ label: t('hub.title'), to: '/conciertos-entradas' }]}
      />
      {calendar ? <CalendarBody calendar={calendar} isLoading={isLoading} /> : <RefusedFilters refused={refused} />}
    </Container>
  );
}

function CalendarBody({ calendar, isLoading }: { calendar: Calendar; isLoading: boolean }) {
  const { t } = useTranslation('concerts');
  const { query, facets, months, selectable, opening, grids, today } = calendar;
  const counts = new Map(facets.monthOfYear?.map(({ value, count }) => [value, count]));
  return (
    <>
      <MonthPicker
        months={selectable.map((month) => ({
          month,
          concerts: counts.get(month) ?? 0,
          to: calendarPath(inMonth(query, month)),
        }))}
        current={shownMonth(calendar) ?? (effectiveWhen(query) === 'proximos' ? opening : undefined)}
      />
      <div className={styles.choices}>
        <DatePresets query={query} presets={facets.dates ?? []} />
        <CalendarFilters query={query} facets={facets} />
        <ActiveFilters query={query} facets={facets} />
        <ResultBar status={<CalendarStatus calendar={calendar} />}>
          <CalendarViews query={query} />
          <SubscribeToCalendar
            query={query}
            words={t(feedPath(query) !== feedPath({}) ? 'subscribe.filtered' : 'subscribe.text')}
            isPanel
          />
        </ResultBar>
      </div>
      <div className={styles.calendar} data-view={query.vista} aria-busy={isLoading}>
        {query.vista === 'mes' ? <MonthOverview calendar={calendar} /> : <CalendarAside grids={grids} today={today} />}
        {months.length ? <CalendarList months={months} today={today} /> : <NoConcerts calendar={calendar} />}
      </div>
      {effectiveWhen(query) === 'proximos' && months.length > 0 && (
        <p className={styles.past}>
          <ArrowLink to={calendarPath(pastOf(query))}>{t('calendar.pastConcerts')}</ArrowLink>
        </p>
      )}
    </>
  );
}

/** The concerts that are over; people and kinds stay as they were chosen. */
function pastOf(query: CalendarQuery): CalendarQuery {
  return { ...query, vista: undefined, cuando: 'pasados' };
}
