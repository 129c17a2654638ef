import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Eyebrow } from '@ofgc/shared/design/text/Eyebrow/Eyebrow.tsx';
import { titleLength } from '@ofgc/shared/design/layout/PageHead/title-length.ts';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import { TicketChoice } from '@ofgc/shared/design/concerts/TicketAction/TicketChoice.tsx';
import { featuredPerformance, performancesOfDay } from '@ofgc/shared/domain/events/featured-performance.ts';
import { creditLine } from '@ofgc/shared/labels/credit-line.ts';
import { performanceTimes } from '@ofgc/shared/labels/performance-times.ts';
import { priceLabel } from '@ofgc/shared/labels/price-label.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { useEventNow } from '@ofgc/shared/hydration/use-performances-now.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { currentBookletPath } from '@ofgc/shared/routes/concerts/programme-booklets.ts';
import { useTranslation } from 'react-i18next';
import { BarBackground } from '../bar-background/BarBackground.tsx';
import styles from './NextConcert.module.css';
import { PosterLegend } from './PosterLegend.tsx';

interface NextConcertProps {
  event: EventSummary;
  /** Whether the concert is the last one played, which is shown out of season. */
  isOver: boolean;
}

/** From this hour on, today's concert is called tonight's. */
const evening = 18;

/** The first screen of the site: the next concert with its poster and its button. */
export function NextConcert({ event: fetched, isOver }: NextConcertProps) {
  const { t } = useTranslation('concerts');
  const { t: tShared } = useTranslation('shared');
  const locale = useLocale();
  const event = useEventNow(fetched);
  const performance = featuredPerformance(event.performances);
  const { hall, isTonight, previousStartsAt, saleFrom, startsAt, state, status } = performance;
  const time = formatDate(startsAt, 'time', locale);
  const page = eventPath(event);
  const eyebrow = () => {
    if (isOver) return t('home.nextConcert.over', { season: event.season.name });
    if (!isTonight) return t('home.nextConcert.next');
    return Number.parseInt(time, 10) >= evening ? tShared('tonight') : t('home.nextConcert.today');
  };
  const facts = [
    {
      term: t('home.nextConcert.when'),
      words: (
        <time dateTime={startsAt}>
          {t('concert.facts.at', {
            date: formatDate(startsAt, isOver ? 'full' : 'day', locale),
            time: performanceTimes(performancesOfDay(event.performances, performance), locale, tShared),
          })}
        </time>
      ),
    },
    {
      term: t('home.nextConcert.where'),
      words: status !== 'movedOnline' && (
        <>
          {t('concert.facts.hall', { venue: hall.venue, hall: hall.name })}{' '}
          {isTonight && <SiteLink to={`${page}#como-llegar`}>{t('concert.facts.gettingThere')}</SiteLink>}
        </>
      ),
    },
    { term: t('home.nextConcert.with'), words: creditLine(event.credits, tShared, 3) },
  ];
  const poster = posterEvent(event);
  return (
    <section className={styles.next} aria-labelledby="proximo">
      <BarBackground event={poster} mode="day" />
      <div className={styles.poster}>
        <ProgrammePoster event={poster} format="hero" smallFormat="heroSmall" fill isFlush isDrawn />
      </div>
      <div className={styles.text}>
        <div className={styles.state}>
          <Eyebrow isTonight={isTonight}>{eyebrow()}</Eyebrow>
          {!isOver && <StateBadge state={state} isRescheduled={previousStartsAt !== null} saleFrom={saleFrom} />}
        </div>
        <h1 id="proximo" data-length={titleLength(event.title)} lang={foreignLang(event.lang, locale)}>
          <SiteLink to={page}>{event.title}</SiteLink>
        </h1>
        {isOver ? (
          <p>{t('home.nextConcert.overText')}</p>
        ) : (
          <dl className={styles.facts}>
            {facts
              .filter(({ words }) => words)
              .map(({ term, words }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
          </dl>
        )}
        <p className={styles.actions}>
          <TicketChoice
            event={event}
            performances={event.performances}
            price={priceLabel(performance.price, locale, tShared)}
          />
          {isOver ? (
            <ArrowLink to={calendarPath({ cuando: 'pasados' })}>{t('home.nextConcert.pastConcerts')}</ArrowLink>
          ) : isTonight ? (
            <ArrowLink isDocument to={localisedPath(`${currentBookletPath}/${event.id}`, locale)}>
              {t('programmeBooklet.title')}
            </ArrowLink>
          ) : (
            <ArrowLink to={`${page}#programa`}>{t('home.nextConcert.programme')}</ArrowLink>
          )}
        </p>
        <PosterLegend event={event} className={styles.legend} />
      </div>
    </section>
  );
}
