import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { TicketAction } from '@ofgc/shared/design/TicketAction/TicketAction.tsx';
import type { Event, Performance } from '@ofgc/shared/domain/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { noTicketsReason } from './no-tickets-reason.ts';
import { waitingListAnchor } from '../waiting-list/load-waiting-lists.ts';
import styles from './TicketOffer.module.css';

/** The button to buy or reserve, or the sentence that says why there is none and what to do instead. */
export function TicketOffer({ event, performance }: { event: Event; performance: Performance }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const word = noTicketsReason(performance);
  if (!word) return <TicketAction event={event} performance={performance} isOnOwnPage />;
  const date = performance.saleFrom ? formatDate(performance.saleFrom, 'day', locale) : '';
  return (
    <div className={styles.words}>
      <p>{t(`concert.offer.${word}`, { date })}</p>
      {word === 'boxOfficeOnly' && (
        <ArrowLink to="/conciertos-entradas#taquilla">{t('concert.offer.boxOffice')}</ArrowLink>
      )}
      {word === 'schoolsOnly' && <TicketAction event={event} performance={performance} isOnOwnPage />}
      {word === 'waitingList' && <ArrowLink to={`#${waitingListAnchor}`}>{t('concert.offer.joinList')}</ArrowLink>}
      {word === 'past' && <ArrowLink to="/conciertos-entradas/eventos">{t('concert.offer.calendar')}</ArrowLink>}
    </div>
  );
}
