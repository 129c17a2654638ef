import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../dates/format.ts';
import type { EventSummary, Performance } from '../../../domain/events/event.schema.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { ButtonKind, ButtonSize } from '../../forms/Button/button-class.ts';
import { ButtonLink } from '../../forms/Button/ButtonLink.tsx';
import { ticketActionOf, type TicketActionKind } from './ticket-action-of.ts';

interface TicketActionProps {
  event: Pick<EventSummary, 'id' | 'slug' | 'title'>;
  performance: Performance;
  /** `row`: one word in a list. `full`: the button of a page. */
  size?: ButtonSize;
  /** On the concert's own page. */
  isOnOwnPage?: boolean;
  /** The price, told after what the button does: "Comprar entradas, desde 12 €". */
  price?: string;
}

const looks: Record<TicketActionKind, ButtonKind> = {
  buy: 'primary',
  reserve: 'secondary',
  waitingList: 'secondary',
  enrolSchool: 'secondary',
  myTicket: 'quiet',
};
/** What a page's button says instead of the one word of a list. */
const fullLabels: Partial<Record<TicketActionKind, 'buyTickets' | 'reserveTickets'>> = {
  buy: 'buyTickets',
  reserve: 'reserveTickets',
};

/** Buy, reserve, or whatever else can be done about a performance; nothing where nothing can. */
export function TicketAction({ event, performance, size = 'full', isOnOwnPage, price }: TicketActionProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const action = ticketActionOf(event, performance, isOnOwnPage);
  if (!action) return null;
  const label = (size === 'full' && fullLabels[action.kind]) || action.kind;
  const kind = size === 'full' && action.kind === 'reserve' ? 'primary' : looks[action.kind];
  const text = t(`action.${label}`);
  // The box office opens beside the page, so that the concert stays where the visitor found it.
  const isBoxOffice = action.kind === 'buy' || action.kind === 'reserve';
  return (
    <ButtonLink to={action.to} kind={kind} size={size} hasArrow={false} isNewTab={isBoxOffice}>
      <span>
        {price && isBoxOffice ? t('action.withPrice', { action: text, price }) : text}
        <span className="visually-hidden">
          {' '}
          {t('action.forEvent', { title: event.title, date: formatDate(performance.startsAt, 'day', locale) })}
        </span>
      </span>
    </ButtonLink>
  );
}
