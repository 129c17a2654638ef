import type { PageHandle } from '@ofgc/shared/contract';
import { UnknownFilters } from '@ofgc/shared/design/forms/UnknownFilters/UnknownFilters.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigation } from 'react-router';
import { countFilters } from '../features/calendar-filters/active-filters.ts';
import { calendarParameters, respelledParameters } from '../features/calendar-filters/calendar-query.ts';
import { calendarJsonLd } from '../features/calendar/calendar-json-ld.ts';
import { CalendarBody } from '../features/calendar/CalendarBody.tsx';
import type { CalendarPageData } from '../features/calendar/load-calendar-page.ts';
import styles from './CalendarPage.module.css';

export const handle: PageHandle<CalendarPageData> = {
  parameters: [...calendarParameters, ...respelledParameters],
  meta: ({ data: { calendar, unknown, origin }, t, locale }) => ({
    title: t('calendar.title'),
    description: t('calendar.description'),
    noIndex: unknown.length > 0 || countFilters(calendar, locale) > 1,
    jsonLd: [calendarJsonLd(calendar, { name: t('calendar.title'), origin, locale })],
  }),
};

export function Component() {
  const { unknown, calendar } = useLoaderData<CalendarPageData>();
  const { t } = useTranslation('concerts');
  const isLoading = useNavigation().state === 'loading';
  return (
    <Container>
      <PageHead
        title={t('calendar.title')}
        crumb={t('calendar.crumb')}
        trail={[{ label: t('hub.crumb'), to: concertsPath }]}
      />
      {unknown.length > 0 && (
        <div className={styles.notice}>
          <UnknownFilters
            unknown={unknown}
            labelOf={(name) => t(`calendar.filter.${name}`)}
            all={{ to: eventsPath, label: t('calendar.unfiltered') }}
          />
        </div>
      )}
      <CalendarBody calendar={calendar} isLoading={isLoading} />
    </Container>
  );
}
