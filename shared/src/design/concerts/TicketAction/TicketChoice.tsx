import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '../../../domain/events/event.schema.ts';
import { featuredPerformance, isAhead } from '../../../domain/events/featured-performance.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { areOnOneDay, performanceLabel } from '../../../labels/performance-times.ts';
import { TicketAction } from './TicketAction.tsx';
import styles from './TicketChoice.module.css';
import { ticketActionLabel, type TicketPerformance } from './ticket-action-of.ts';

interface TicketChoiceProps {
  event: Pick<EventSummary, 'id' | 'slug' | 'title'>;
  /** All performances of the concert, or of one day; at least one. */
  performances: readonly TicketPerformance[];
  size?: 'full' | 'row';
  /** On the concert's own page. */
  isOnOwnPage?: boolean;
  price?: string;
}

/**
 * The button of a concert with one date on sale. Where several are on sale, each has a button with its hour, so that nobody buys a
 * ticket for an unknown date.
 */
export function TicketChoice({ event, performances, size = 'full', isOnOwnPage, price }: TicketChoiceProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const label = useId();
  const sold = performances.filter(({ ticketUrl }) => ticketUrl);
  const hasDay = !areOnOneDay(performances.filter(isAhead));
  const shared = { event, size, isOnOwnPage };
  if (sold.length < 2) {
    const only = featuredPerformance(performances);
    const isOneOfSeveral = performances.filter(isAhead).length > 1 && only.ticketUrl;
    const session = isOneOfSeveral ? performanceLabel(only, hasDay, locale, t) : undefined;
    return <TicketAction {...shared} performance={only} price={price} session={session} />;
  }
  const kind = sold.every(({ state }) => state === 'freeWithReservation') ? 'reserve' : 'buy';
  const action = t(`action.${ticketActionLabel(kind, size)}`);
  return (
    <span className={styles.choice} role="group" aria-labelledby={label}>
      <span className={styles.label} id={label}>
        {t(hasDay ? 'action.chooseDate' : 'action.chooseTime', {
          action: price ? t('action.withPrice', { action, price }) : action,
        })}
      </span>
      {sold.map((performance) => (
        <TicketAction
          key={performance.id}
          {...shared}
          performance={performance}
          session={performanceLabel(performance, hasDay, locale, t)}
        />
      ))}
    </span>
  );
}
