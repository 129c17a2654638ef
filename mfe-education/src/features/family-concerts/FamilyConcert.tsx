import { formatDate } from '@ofgc/shared/dates/format.ts';
import { formatDuration } from '@ofgc/shared/dates/duration.ts';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import { TicketAction } from '@ofgc/shared/design/concerts/TicketAction/TicketAction.tsx';
import { featuredPerformance, isOver } from '@ofgc/shared/domain/events/featured-performance.ts';
import { previousStart } from '@ofgc/shared/labels/previous-start.ts';
import { priceLabel } from '@ofgc/shared/labels/price-label.ts';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { useEventNow } from '@ofgc/shared/hydration/use-performances-now.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import styles from './FamilyConcert.module.css';

interface FamilyConcertProps {
  event: Event;
  /** Teaching guides to download; null where they could not be fetched. */
  guides: readonly Document[] | null;
}

/** A family concert: age, length, price, and its sessions with their tickets. */
export function FamilyConcert({ event: fetched, guides }: FamilyConcertProps) {
  const { t } = useTranslation('education');
  const { t: shared } = useTranslation('shared');
  const locale = useLocale();
  const event = useEventNow(fetched);
  const lang = foreignLang(event.lang, locale);
  const facts = [
    {
      term: t('families.age'),
      value: event.ageFrom === 0 ? t('families.anyAge') : event.ageFrom && `${event.ageFrom}+`,
    },
    {
      term: t(event.intervalCount > 0 ? 'families.lengthWithInterval' : 'families.length'),
      value: formatDuration(event.durationMinutes),
    },
    {
      term: t('families.price'),
      value: priceLabel(featuredPerformance(event.performances).price, locale, shared),
    },
  ].filter(({ value }) => value);
  const ahead = event.performances.filter((one) => !isOver(one));
  const { hall, status } = featuredPerformance(event.performances);
  return (
    <article className={styles.concert}>
      <div>
        <ProgrammePoster event={posterEvent(event)} format="hero" smallFormat="heroSmall" switchAt={750} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title} lang={lang}>
          <SiteLink to={eventPath(event)}>{event.title}</SiteLink>
        </h3>
        <p lang={lang}>{event.teaser}</p>
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.sessions}>
          {ahead.map((performance) => (
            <li key={performance.id}>
              <time dateTime={performance.startsAt}>
                <b>{formatDate(performance.startsAt, 'day', locale)}</b>{' '}
                {formatDate(performance.startsAt, 'time', locale)}
              </time>{' '}
              <span className={styles.badges}>
                {performance.isRelaxed && <span className="small">{t('families.relaxed')}</span>}
                {(performance.state !== 'onSale' || performance.previousStartsAt) && (
                  <StateBadge
                    state={performance.state}
                    isRescheduled={performance.previousStartsAt !== null}
                    saleFrom={performance.saleFrom}
                  />
                )}
                {performance.previousStartsAt && (
                  <span className="small">
                    {shared('before', {
                      date: previousStart(performance.previousStartsAt, performance.startsAt, locale),
                    })}
                  </span>
                )}
              </span>
              <TicketAction event={event} performance={performance} size="row" />
            </li>
          ))}
        </ul>
        {!guides && <MissingPart />}
        {guides && guides.length > 0 && <Downloads documents={guides} />}
        {ahead.length > 0 && status !== 'movedOnline' && (
          <p className="small soft">
            {t('families.where', { venue: hall.venue, hall: hall.name, town: hall.locality })}
          </p>
        )}
      </div>
    </article>
  );
}
