import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { TicketAction } from '@ofgc/shared/design/concerts/TicketAction/TicketAction.tsx';
import { TicketChoice } from '@ofgc/shared/design/concerts/TicketAction/TicketChoice.tsx';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { boxOfficeHoursPath } from '@ofgc/shared/routes/concerts/tickets.ts';
import { useTranslation } from 'react-i18next';
import { waitingListAnchor } from '../waiting-list/waiting-list-anchor.ts';
import { noTicketsReason } from './no-tickets-reason.ts';
import styles from './TicketOffer.module.css';

/** The button to buy or reserve, or the reason why there is none and an alternative. */
export function TicketOffer({ event, performance }: { event: Event; performance: Performance }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const reason = noTicketsReason(performance);
  if (!reason) return <TicketChoice event={event} performances={event.performances} isOnOwnPage />;
  const { saleFrom } = performance;
  const date = saleFrom ? `${formatDate(saleFrom, 'day', locale)}, ${formatDate(saleFrom, 'time', locale)}` : '';
  return (
    <div className={styles.words}>
      <p>{t(`concert.ticketOffer.${reason}`, { date })}</p>
      {reason === 'boxOfficeOnly' && (
        <ArrowLink to={boxOfficeHoursPath}>{t('concert.ticketOffer.boxOffice')}</ArrowLink>
      )}
      {reason === 'schoolsOnly' && (
        <TicketAction event={event} performance={{ ...performance, state: reason }} isOnOwnPage />
      )}
      {reason === 'waitingList' && (
        <ArrowLink to={`#${waitingListAnchor}`}>{t('concert.ticketOffer.joinList')}</ArrowLink>
      )}
      {reason === 'past' && <ArrowLink to={eventsPath}>{t('concert.ticketOffer.calendar')}</ArrowLink>}
    </div>
  );
}
