import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../dates/format.ts';
import type { EventSummary } from '../../../domain/events/event.schema.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { performanceLabel } from '../../../labels/performance-times.ts';
import type { ButtonKind } from '../../forms/Button/button-class.ts';
import { ButtonLink } from '../../forms/Button/ButtonLink.tsx';
import {
  isAtBoxOffice,
  ticketActionLabel,
  ticketActionOf,
  type TicketActionKind,
  type TicketPerformance,
} from './ticket-action-of.ts';

interface TicketActionProps {
  event: Pick<EventSummary, 'id' | 'slug' | 'title'>;
  performance: TicketPerformance;
  /** `row`: one word in a list. `full`: the button of a page. */
  size?: 'full' | 'row';
  /** On the concert's own page. */
  isOnOwnPage?: boolean;
  /** The price, added after the action: "Comprar entradas, desde 12 €". */
  price?: string;
  /** The visible text instead of the action: "10:30 · relajada". The action remains part of the accessible name. */
  session?: string | undefined;
}

const looks: Record<TicketActionKind, ButtonKind> = {
  buy: 'primary',
  reserve: 'secondary',
  waitingList: 'secondary',
  enrolSchool: 'secondary',
  myTicket: 'quiet',
};

/**
 * The button to buy, to reserve, or for another action about a performance; nothing where no action is possible.
 * Its accessible name has day and hour, as a concert may have several performances.
 */
export function TicketAction({ event, performance, size = 'full', isOnOwnPage, price, session }: TicketActionProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const action = ticketActionOf(event, performance, isOnOwnPage);
  if (!action) return null;
  const kind = size === 'full' && action.kind === 'reserve' ? 'primary' : looks[action.kind];
  const text = t(`action.${ticketActionLabel(action.kind, size)}`);
  // The box office opens in a new tab, so that the concert's page stays open.
  const isBoxOffice = isAtBoxOffice(action.kind);
  const words = {
    title: event.title,
    date: formatDate(performance.startsAt, 'day', locale),
    session: performanceLabel(performance, false, locale, t),
  };
  return (
    <ButtonLink to={action.to} kind={kind} size={size} hasArrow={false} isNewTab={isBoxOffice}>
      <span>
        {session && <span className="visually-hidden">{text}: </span>}
        {session ?? (price && isBoxOffice ? t('action.withPrice', { action: text, price }) : text)}
        <span className="visually-hidden"> {t('action.forPerformance', words)}</span>
      </span>
    </ButtonLink>
  );
}
