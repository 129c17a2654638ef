import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { TicketAction } from '@ofgc/shared/design/concerts/TicketAction/TicketAction.tsx';
import { TicketChoice } from '@ofgc/shared/design/concerts/TicketAction/TicketChoice.tsx';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { boxOfficeHoursPath } from '@ofgc/shared/routes/concerts/tickets.ts';
import { schoolEnrolmentPath } from '@ofgc/shared/routes/education/activities.ts';
import { useTranslation } from 'react-i18next';
import { waitingListAnchor } from '../waiting-list/waiting-list-anchor.ts';
import { type NoTicketsReason, noTicketsReason } from './no-tickets-reason.ts';
import styles from './TicketOffer.module.css';

/** Where a visitor without tickets can go on: the address, and the link's key below `concert.ticketOffer`. */
const ways: Partial<Record<NoTicketsReason, readonly [string, 'joinList' | 'schools' | 'boxOffice' | 'calendar']>> = {
  waitingList: [`#${waitingListAnchor}`, 'joinList'],
  schoolsFull: [schoolEnrolmentPath, 'schools'],
  boxOfficeOnly: [boxOfficeHoursPath, 'boxOffice'],
  past: [eventsPath, 'calendar'],
  notHeld: [eventsPath, 'calendar'],
};

/** The button to buy or reserve, or the reason why there is none and an alternative. */
export function TicketOffer({ event, performance }: { event: Event; performance: Performance }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const reason = noTicketsReason(performance);
  if (!reason) return <TicketChoice event={event} performances={event.performances} isOnOwnPage />;
  const way = ways[reason];
  const date = performance.saleFrom ? formatDate(performance.saleFrom, 'day', locale) : '';
  return (
    <div className={styles.words}>
      <p>{t(`concert.ticketOffer.${reason}`, { date })}</p>
      {reason === 'schoolsOnly' && <TicketAction event={event} performance={performance} isOnOwnPage />}
      {way && <ArrowLink to={way[0]}>{t(`concert.ticketOffer.${way[1]}`)}</ArrowLink>}
    </div>
  );
}
