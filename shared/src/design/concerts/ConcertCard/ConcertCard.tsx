import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardPerformance, EventCard } from '../../../domain/events/event.schema.ts';
import { performancesOfDay } from '../../../domain/events/featured-performance.ts';
import { cachedOnServer } from '../../../hydration/cached-on-server.tsx';
import { usePerformancesNow } from '../../../hydration/use-performances-now.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { foreignLang } from '../../../i18n/foreign-lang.ts';
import { DateMark } from '../DateMark/DateMark.tsx';
import { eventPath } from '../../../routes/concerts/events.ts';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import { posterEvent } from '../../poster/poster-event.ts';
import { ProgrammePoster } from '../../poster/ProgrammePoster.tsx';
import { Photograph } from '../../picture/Photograph.tsx';
import { CardLink } from '../../navigation/CardLink/CardLink.tsx';
import { StateBadge } from '../StateBadge/StateBadge.tsx';
import { composerLine } from '../../../labels/programme-line.ts';
import { performancePriceLabel } from '../../../labels/performance-price-label.ts';
import styles from './ConcertCard.module.css';

interface ConcertCardProps {
  event: EventCard;
  performance: CardPerformance;
  headingLevel?: HeadingLevel;
  /** Shows the year beside the month, for past seasons. */
  hasYear?: boolean;
  /** For a list on a page, not a carousel: on a phone the facts are beside a small poster. */
  isListed?: boolean;
  /** For the only card of a list: poster and facts side by side, in half the page's width. */
  isAlone?: boolean;
}

/** The width of the photograph (`sizes`): in a list, and in a carousel. */
const listed = '(min-width: 1000px) 22vw, (min-width: 750px) 45vw, 7rem';
const slid = '(min-width: 1000px) 22vw, 16rem';

function DrawnCard({ event, performance: asked, headingLevel = 3, hasYear, isListed, isAlone }: ConcertCardProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const given = useMemo(
    () => event.performances.map((one) => (one.id === asked.id ? asked : one)),
    [event.performances, asked],
  );
  const performances = usePerformancesNow(given);
  const performance = performances.find(({ id }) => id === asked.id) ?? asked;
  const { state, startsAt } = performance;
  const sameDay = performancesOfDay(performances, performance);
  const [photograph] = event.pictures ?? [];
  const isOff = state === 'cancelled' || state === 'postponed';
  // The badge already says that a concert is free with a reservation.
  const price = state === 'freeWithReservation' ? '' : performancePriceLabel(performance, locale, t);
  return (
    <article
      className={styles.card}
      data-state={state}
      data-listed={isListed ? '' : undefined}
      data-alone={isAlone ? '' : undefined}
    >
      <div className={styles.poster}>
        {photograph ? (
          <Photograph picture={photograph} crop="card" sizes={isListed ? listed : slid} />
        ) : (
          <ProgrammePoster event={posterEvent(event)} mode={isOff ? 'muted' : 'day'} />
        )}
      </div>
      <DateMark
        startsAt={startsAt}
        also={sameDay.filter((one) => one !== performance).map((one) => one.startsAt)}
        hasYear={hasYear}
      />
      <div className={styles.text}>
        <Heading level={headingLevel} className={styles.title} lang={foreignLang(event.lang, locale)}>
          <CardLink to={eventPath(event)}>{event.title}</CardLink>
        </Heading>
        <p className="soft small">{composerLine(event.programme)}</p>
      </div>
      <p className={styles.foot}>
        <StateBadge
          state={state}
          isRescheduled={performance.previousStartsAt !== null}
          saleFrom={performance.saleFrom}
        />
        {price && <span>{price}</span>}
      </p>
    </article>
  );
}

/** A concert in a carousel or a grid: poster or photograph, day, title, works, state and price. The whole card is a link. */
export const ConcertCard = cachedOnServer(DrawnCard);
