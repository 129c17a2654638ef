import { formatDate } from '@ofgc/shared/dates/format.ts';
import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { Chip } from '@ofgc/shared/design/forms/Chip/Chip.tsx';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { FactBox } from '@ofgc/shared/design/concerts/FactBox/FactBox.tsx';
import { ZonePrices } from '@ofgc/shared/design/concerts/ZonePrices/ZonePrices.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import { hasZoneStates } from '@ofgc/shared/domain/events/has-zone-states.ts';
import { areOnOneDay, performanceLabel } from '@ofgc/shared/labels/performance-times.ts';
import { fullPriceLabel } from '@ofgc/shared/labels/price-label.ts';
import { useEventNow } from '@ofgc/shared/hydration/use-performances-now.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { noTicketsReason } from '../concert-facts/no-tickets-reason.ts';
import type { SoughtPerformance } from './load-order.ts';
import styles from './PerformanceOrder.module.css';

/** A performance at the demonstration box office: date, venue, prices, and the link back to its concert. */
export function PerformanceOrder({ event: fetched, performance: asked }: SoughtPerformance) {
  const { t } = useTranslation('concerts');
  const shared = useTranslation('shared').t;
  const locale = useLocale();
  const event = useEventNow(fetched);
  const performance = event.performances.find(({ id }) => id === asked.id) ?? asked;
  const sold = event.performances.filter(({ ticketUrl }) => ticketUrl);
  const hasDay = !areOnOneDay(sold);
  const { startsAt, hall, state, previousStartsAt, saleFrom, status, ticketUrl } = performance;
  const date = formatDate(startsAt, 'full', locale);
  const reason = noTicketsReason(performance);
  const saleStart = saleFrom ? formatMoment(saleFrom, 'day', locale) : '';
  const place = [hall.venue, hall.locality].join(', ');
  return (
    <section className={styles.order} aria-labelledby="concierto">
      <SectionHead id="concierto" title={<span lang={foreignLang(event.lang, locale)}>{event.title}</span>} />
      <p>
        <StateBadge state={state} isRescheduled={previousStartsAt !== null} saleFrom={saleFrom} />
      </p>
      {sold.length > 1 && (
        <nav aria-label={t('boxOffice.sessions')}>
          <ul className={styles.sessions}>
            {sold.map((one) => (
              <li key={one.id}>
                <Chip
                  to={one.ticketUrl ?? ''}
                  label={performanceLabel(one, hasDay, locale, shared)}
                  isCurrent={one.id === performance.id}
                />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!ticketUrl && <p>{reason ? t(`concert.ticketOffer.${reason}`, { date: saleStart }) : t('boxOffice.notSold')}</p>}
      <div className={styles.facts}>
        <FactBox
          label={t('boxOffice.facts')}
          facts={[
            {
              term: t('boxOffice.when'),
              value: date,
              detail: performanceLabel(performance, false, locale, shared),
              isStrong: true,
            },
            status === 'movedOnline'
              ? { term: t('boxOffice.where'), value: t('concert.facts.online') }
              : { term: t('boxOffice.where'), value: hall.name, detail: place },
            ...(performance.price
              ? [{ term: t('boxOffice.price'), value: fullPriceLabel(performance.price, locale, shared) }]
              : []),
          ]}
        />
        {event.priceZones.length > 0 && (
          <div>
            <h3>{shared('prices.caption')}</h3>
            <ZonePrices zones={event.priceZones} hasStates={hasZoneStates(performance)} />
          </div>
        )}
      </div>
      <p>
        <ButtonLink to={eventPath(event)}>{t('boxOffice.back')}</ButtonLink>
      </p>
    </section>
  );
}
