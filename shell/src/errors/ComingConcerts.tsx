import { createApiClient } from '@ofgc/shared/api-client';
import { fetchEventCards } from '@ofgc/shared/api-client/concerts/event-cards.ts';
import { DateMark } from '@ofgc/shared/design/concerts/DateMark/DateMark.tsx';
import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance, isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ComingConcerts.module.css';

/**
 * The next three concerts. The browser fetches them once the page is there, so that an error page needs no API; without them there is
 * nothing.
 */
export function ComingConcerts() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [events, setEvents] = useState<readonly EventCard[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    fetchEventCards(createApiClient({ locale, signal: stop.signal }), { perPage: 12 }).then(
      ({ data }) => setEvents(data.filter(({ performances }) => performances.some(isAhead)).slice(0, 3)),
      () => {},
    );
    return () => stop.abort();
  }, [locale]);
  if (!events.length) return null;
  return (
    <section className={styles.concerts} aria-labelledby="proximos">
      <h2 id="proximos">{t('error.concerts')}</h2>
      <Columns count={3}>
        {events.map((event) => (
          <div key={event.id} className={styles.concert}>
            <DateMark startsAt={featuredPerformance(event.performances).startsAt} />
            <SiteLink to={eventPath(event)} lang={foreignLang(event.lang, locale)}>
              {event.title}
            </SiteLink>
          </div>
        ))}
      </Columns>
    </section>
  );
}
