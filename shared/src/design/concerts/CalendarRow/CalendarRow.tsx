import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventCard } from '../../../domain/events/event.schema.ts';
import { featuredPerformance, isAhead } from '../../../domain/events/featured-performance.ts';
import { cachedOnServer } from '../../../hydration/cached-on-server.tsx';
import { usePerformancesNow } from '../../../hydration/use-performances-now.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { foreignLang } from '../../../i18n/foreign-lang.ts';
import { DateMark } from '../DateMark/DateMark.tsx';
import { eventPath } from '../../../routes/concerts/events.ts';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import { posterEvent } from '../../poster/poster-event.ts';
import { ProgrammePoster } from '../../poster/ProgrammePoster.tsx';
import { CardLink } from '../../navigation/CardLink/CardLink.tsx';
import { StateBadge } from '../StateBadge/StateBadge.tsx';
import type { TicketPerformance } from '../TicketAction/ticket-action-of.ts';
import { TicketChoice } from '../TicketAction/TicketChoice.tsx';
import { creditLine, type NamedCredit } from '../../../labels/credit-line.ts';
import { previousStart } from '../../../labels/previous-start.ts';
import { programmeLine } from '../../../labels/programme-line.ts';
import { performancePriceLabel } from '../../../labels/performance-price-label.ts';
import styles from './CalendarRow.module.css';

/** The part of an event that a row shows. */
export type CalendarEvent = Omit<EventCard, 'performances'> & { credits: readonly NamedCredit[] };

interface CalendarRowProps {
  event: CalendarEvent;
  performance: TicketPerformance;
  /** All performances of that day, where the concert has several. */
  sessions?: readonly TicketPerformance[];
  headingLevel?: HeadingLevel;
  /** The target of the links in the month grid. */
  id?: string;
  /** A further line below the performers: a relaxed session, another hall. */
  note?: string | undefined;
}

function DrawnRow({ event, performance: asked, sessions, headingLevel = 3, id, note }: CalendarRowProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const given = useMemo(() => sessions ?? [asked], [sessions, asked]);
  const ofDay = usePerformancesNow(given);
  const performance = featuredPerformance(ofDay);
  const { state, previousStartsAt, saleFrom, startsAt, isTonight } = performance;
  const isRescheduled = previousStartsAt !== null && state !== 'past';
  const isOff = state === 'cancelled' || state === 'postponed';
  const price = performancePriceLabel(performance, locale, t);
  const others = ofDay.filter((one) => one !== performance && isAhead(one)).map((one) => one.startsAt);
  return (
    <article className={styles.row} data-state={state} id={id}>
      <DateMark className={styles.date} startsAt={startsAt} also={others} size="row" isToday={isTonight} />
      {(state !== 'onSale' || isRescheduled) && (
        <p className={styles.state}>
          <StateBadge state={state} isRescheduled={isRescheduled} saleFrom={saleFrom} />
        </p>
      )}
      <div className={styles.main}>
        <Heading level={headingLevel} className={styles.title} lang={foreignLang(event.lang, locale)}>
          <CardLink to={eventPath(event)}>{event.title}</CardLink>
        </Heading>
        <p className="small">{creditLine(event.credits, t, 3)}</p>
        {isRescheduled && (
          <p className="small">
            <b>{t('before', { date: previousStart(previousStartsAt, startsAt, locale) })}.</b>{' '}
            {!isOff && t('ticketsStayValid')}
          </p>
        )}
        {note && <p className="small">{note}</p>}
      </div>
      <div className={styles.poster}>
        <ProgrammePoster event={posterEvent(event)} format="band" mode={isOff ? 'muted' : 'day'} isDecorative isFlush />
      </div>
      <p className={styles.works}>{programmeLine(event.programme, t)}</p>
      <p className={styles.foot}>
        <span>{price}</span>
        <span className={styles.action}>
          <TicketChoice event={event} performances={ofDay} size="row" />
        </span>
      </p>
    </article>
  );
}

/** A performance in the calendar: day, title, performers, slim poster, works with minutes, price, one action. */
export const CalendarRow = cachedOnServer(DrawnRow);
