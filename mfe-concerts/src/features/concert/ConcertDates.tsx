import { formatDate } from '@ofgc/shared/dates/format.ts';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import { TicketAction } from '@ofgc/shared/design/concerts/TicketAction/TicketAction.tsx';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import styles from './ConcertDates.module.css';

/** All dates of a concert, each with its own state and button. */
export function ConcertDates({ event }: { event: Event }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  return (
    <section aria-labelledby="fechas">
      <SectionHead id="fechas" title={t('concert.dates.title')} isTight />
      <ul>
        {event.performances.map((performance) => (
          <li className={styles.date} key={performance.id} data-state={performance.state}>
            <div className={styles.words}>
              <time dateTime={performance.startsAt}>
                {t('concert.facts.at', {
                  date: formatDate(performance.startsAt, 'full', locale),
                  time: formatDate(performance.startsAt, 'time', locale),
                })}
              </time>
              <StateBadge
                state={performance.state}
                isRescheduled={performance.previousStartsAt !== null}
                saleFrom={performance.saleFrom}
              />
              {performance.isRelaxed && <span className="small">{t('concert.dates.relaxed')}</span>}
            </div>
            <TicketAction event={event} performance={performance} size="row" isOnOwnPage />
          </li>
        ))}
      </ul>
    </section>
  );
}
