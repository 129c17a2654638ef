import { formatDate } from '@ofgc/shared/dates/format.ts';
import { formatDuration } from '@ofgc/shared/dates/duration.ts';
import { type Fact, FactBox } from '@ofgc/shared/design/concerts/FactBox/FactBox.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { isAhead, performancesOfDay } from '@ofgc/shared/domain/events/featured-performance.ts';
import { performanceTimes } from '@ofgc/shared/labels/performance-times.ts';
import { previousStart } from '@ofgc/shared/labels/previous-start.ts';
import { fullPriceLabel } from '@ofgc/shared/labels/price-label.ts';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { StaticAddToCalendar } from './StaticAddToCalendar.tsx';
import styles from './ConcertFacts.module.css';
import { ShareConcert } from './ShareConcert.tsx';
import { TicketOffer } from './TicketOffer.tsx';

interface ConcertFactsProps {
  event: Event;
  /** The concert's featured performance. */
  performance: Performance;
  /** Whether the page has directions further down. */
  hasDirections: boolean;
}

/** Date, venue, duration, price, and the button to buy or reserve. The note above says of an online concert that nobody goes to the hall. */
export function ConcertFacts({ event, performance, hasDirections }: ConcertFactsProps) {
  const { t } = useTranslation('concerts');
  const { t: tShared } = useTranslation('shared');
  const locale = useLocale();
  const { startsAt, endsAt, doorsAt, previousStartsAt, hall, state, status } = performance;
  const time = (instant: string) => formatDate(instant, 'time', locale);
  const sameDay = performancesOfDay(event.performances, performance);
  const isSingle = isAhead(performance) && sameDay.length === 1;
  const isOnline = status === 'movedOnline';
  const length = formatDuration(event.durationMinutes);
  const sells = event.price.kind === 'range' || event.price.kind === 'flat';

  const when = t('concert.facts.at', {
    date: formatDate(startsAt, 'full', locale),
    time: performanceTimes(sameDay, locale, tShared),
  });

  const facts: (Fact | false | null)[] = [
    {
      term: t('concert.facts.when'),
      value: (
        <time className={styles.sentence} dateTime={startsAt}>
          {state === 'postponed' ? (
            <>
              {t('concert.facts.before')} <s>{when}</s>
            </>
          ) : (
            when
          )}
        </time>
      ),
      isStrong: true,
      detail: (
        <>
          {isSingle && !isOnline && t('concert.facts.doors', { time: time(doorsAt) })}
          {previousStartsAt && (
            <>
              {' '}
              {t('concert.facts.before')} <s>{previousStart(previousStartsAt, startsAt, locale)}</s>.
            </>
          )}
          {event.performances.length > 1 && (
            <>
              {' '}
              <SiteLink to="#fechas">{t('concert.facts.allDates')}</SiteLink>
            </>
          )}
        </>
      ),
    },
    !isOnline && {
      term: t('concert.facts.where'),
      value: t('concert.facts.hall', { venue: hall.venue, hall: hall.name }),
      detail: hasDirections ? (
        <SiteLink to="#como-llegar" className={styles.way}>
          {t('concert.facts.gettingThere')}
        </SiteLink>
      ) : (
        t('visit.address', hall)
      ),
    },
    {
      term: t('concert.facts.length'),
      value: event.intervalCount
        ? t('concert.facts.withInterval', { length, count: event.intervalCount })
        : t('concert.facts.withoutInterval', { length }),
      detail: isSingle && t('concert.facts.endsAt', { time: time(endsAt) }),
    },
    event.ageFrom !== null && {
      term: t('concert.facts.age'),
      value: event.ageFrom ? t('concert.facts.ageFrom', { age: event.ageFrom }) : t('concert.facts.anyAge'),
    },
    performance.price && {
      term: t('concert.facts.price'),
      value: <span className={styles.sentence}>{fullPriceLabel(performance.price, locale, tShared)}</span>,
      isStrong: true,
      detail: sells && (
        <>
          {t('concert.facts.feesIncluded')}
          {event.priceZones.length > 0 && (
            <>
              {' '}
              <SiteLink to="#precios">{t('concert.facts.byZone')}</SiteLink>
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <FactBox
      label={t('concert.facts.label')}
      facts={facts.filter((fact) => !!fact)}
      action={<TicketOffer event={event} performance={performance} />}
      hasBuyBar={performance.ticketUrl !== null}
      more={
        <>
          <StaticAddToCalendar event={event} />
          <ShareConcert event={event} />
        </>
      }
    />
  );
}
