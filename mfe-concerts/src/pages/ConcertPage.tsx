import type { PageHandle } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { BuyBar } from '@ofgc/shared/design/concerts/BuyBar/BuyBar.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { HelpBlock } from '@ofgc/shared/design/feedback/HelpBlock/HelpBlock.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { TicketChoice } from '@ofgc/shared/design/concerts/TicketAction/TicketChoice.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { featuredPerformance, isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import { hasOpenWaitingList } from '@ofgc/shared/domain/waiting-list/waiting-list.ts';
import { priceLabel } from '@ofgc/shared/labels/price-label.ts';
import { useEventNow } from '@ofgc/shared/hydration/use-performances-now.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { boxOfficeHoursPath } from '@ofgc/shared/routes/concerts/tickets.ts';
import { useLoaderData } from 'react-router';
import { useTranslation } from 'react-i18next';
import { ConcertFacts } from '../features/concert-facts/ConcertFacts.tsx';
import { concertMetaDescription, concertMetaTitle } from '../features/concert/concert-meta.ts';
import { ConcertDates } from '../features/concert/ConcertDates.tsx';
import { ConcertDetails } from '../features/concert/ConcertDetails.tsx';
import { ConcertHead } from '../features/concert/ConcertHead.tsx';
import { ConcertJsonLd } from '../features/concert/ConcertJsonLd.tsx';
import { ConcertNote } from '../features/concert/ConcertNote.tsx';
import { ConcertPrices } from '../features/concert/ConcertPrices.tsx';
import type { ConcertPageData } from '../features/concert/concert-page-data.ts';
import { ConcertProgramme } from '../features/concert/ConcertProgramme.tsx';
import { ConcertSynopsis } from '../features/concert/ConcertSynopsis.tsx';
import { Performers } from '../features/concert/Performers.tsx';
import { LaterAlternatives } from '../features/related-content/LaterAlternatives.tsx';
import { scheduleChange } from '../features/concert/schedule-change.ts';
import { shortDates } from '../features/events/short-dates.ts';
import { useCachedConcert } from '../features/offline/use-cached-concert.ts';
import { RelatedConcerts } from '../features/related-content/RelatedConcerts.tsx';
import { RelatedReading } from '../features/related-content/RelatedReading.tsx';
import { waitingListAnchor } from '../features/waiting-list/waiting-list-anchor.ts';
import { WaitingList } from '../features/waiting-list/WaitingList.tsx';
import { useThemePlayer } from '../features/work-themes/use-theme-player.ts';
import styles from './ConcertPage.module.css';

export const handle: PageHandle<ConcertPageData> = {
  visitorParameters: ['apuntado'],
  meta: ({ data: { event }, locale }) => ({
    title: concertMetaTitle(event, locale),
    description: concertMetaDescription(event),
  }),
  alternates: ({ event: { id, slugs } }) => ({
    es: eventPath({ id, slug: slugs.es }),
    en: eventPath({ id, slug: slugs.en }),
  }),
};

export function Component() {
  const {
    event: fetched,
    venue,
    subscriptions,
    waitingLists,
    related,
    themes,
    isComplete,
    siteUrl,
  } = useLoaderData<ConcertPageData>();
  const { t } = useTranslation('concerts');
  const { t: tShared } = useTranslation('shared');
  const locale = useLocale();
  const event = useEventNow(fetched);
  useCachedConcert(localisedPath(eventPath(event), locale));
  const player = useThemePlayer(themes);
  const performance = featuredPerformance(event.performances);
  const isComing = isAhead(performance);
  const isCancelled = scheduleChange(event) === 'cancelled';
  const hasChoice = event.performances.filter(({ ticketUrl }) => ticketUrl).length > 1;
  const soldAt = t('concert.facts.at', {
    date: shortDates([performance.startsAt], locale),
    time: formatDate(performance.startsAt, 'time', locale),
  });
  return (
    <article>
      <ConcertJsonLd event={fetched} siteUrl={siteUrl} />
      <ConcertHead event={event} performance={performance} player={player} />
      <Container className={styles.body}>
        <div className={styles.note} id="entrada">
          <ConcertNote event={event} performance={performance} />
        </div>
        <div className={styles.facts}>
          <ConcertFacts
            event={event}
            performance={performance}
            hasDirections={isComing && (venue?.gettingThere.length ?? 0) > 0}
          />
        </div>
        <div className={styles.main}>
          <TranslationNotice lang={event.lang} />
          {isCancelled && <LaterAlternatives events={event.recommendations} />}
          {waitingLists && <WaitingList lists={waitingLists} />}
          {!waitingLists && event.performances.some(hasOpenWaitingList) && (
            <div id={waitingListAnchor}>
              <MissingPart />
            </div>
          )}
          {event.performances.length > 1 && <ConcertDates event={event} />}
          <ConcertProgramme event={event} player={player} />
          <ConcertSynopsis event={event} />
          <Performers event={event} />
          {isComing && event.priceZones.length > 0 && (
            <ConcertPrices
              zones={event.priceZones}
              hasStates={performance.ticketUrl !== null}
              hall={venue?.halls.find(({ id }) => id === performance.hall.id)}
              lang={venue && venue.lang !== locale ? venue.lang : undefined}
              wheelchairsAt={performance.access.includes('silla-de-ruedas') ? performance.id : undefined}
            />
          )}
          <ConcertDetails event={event} performance={performance} venue={venue} subscriptions={subscriptions} />
          <RelatedReading related={related} />
          {!isComplete && <MissingPart />}
          <HelpBlock
            headingLevel={2}
            title={t('concert.help.title')}
            action={<ArrowLink to={boxOfficeHoursPath}>{t('concert.help.link')}</ArrowLink>}
          >
            <p>{t('concert.help.text')}</p>
          </HelpBlock>
        </div>
      </Container>
      {!isCancelled && <RelatedConcerts events={event.recommendations} />}
      {performance.ticketUrl && (
        <BuyBar price={priceLabel(performance.price, locale, tShared)} note={hasChoice ? undefined : soldAt}>
          <TicketChoice event={event} performances={event.performances} isOnOwnPage />
        </BuyBar>
      )}
    </article>
  );
}
