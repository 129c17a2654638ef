import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { concertsPath } from '@ofgc/shared/routes/sections.ts';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { countFilters } from '../features/calendar-filters/active-filters.ts';
import { RefusedFilters } from '../features/calendar-filters/RefusedFilters.tsx';
import { calendarJsonLd } from '../features/calendar/calendar-json-ld.ts';
import { CalendarBody } from '../features/calendar/CalendarBody.tsx';
import { type CalendarPageData, loadCalendarPage } from '../features/calendar/load-calendar-page.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, now } = context.get(pageContext);
  const found = await loadCalendarPage(new URL(request.url), { api, now: now() });
  return data<CalendarPageData>(found, { status: found.calendar ? 200 : 400 });
}

export const handle: PageHandle<CalendarPageData> = {
  meta: ({ data: { calendar, origin }, t, locale }) => ({
    title: t('calendar.title'),
    description: t('calendar.description'),
    noIndex: !calendar || countFilters(calendar, locale) > 1,
    jsonLd: calendar ? [calendarJsonLd(calendar, { name: t('calendar.title'), origin, locale })] : [],
  }),
};

export function Component() {
  const { refused, calendar } = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  const isLoading = useNavigation().state === 'loading';
  return (
    <Container data-section="concerts">
      <PageHead
        title={t('calendar.title')}
        crumb={t('calendar.crumb')}
        trail={[{ label: t('hub.title'), to: concertsPath }]}
      />
      {calendar ? <CalendarBody calendar={calendar} isLoading={isLoading} /> : <RefusedFilters refused={refused} />}
    </Container>
  );
}
