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
import { hasOpenWaitingList } from '@ofgc/shared/domain/waiting-list/waiting-list-state.ts';
import { priceLabel } from '@ofgc/shared/labels/price-label.ts';
import { useEventNow } from '@ofgc/shared/hydration/use-performances-now.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { boxOfficeHoursPath } from '@ofgc/shared/routes/concerts/tickets.ts';
import { useLoaderData } from 'react-router';
import { useTranslation } from 'react-i18next';
import { ConcertFacts } from '../features/concert-facts/ConcertFacts.tsx';
import { concertMetaDescription, concertMetaTitle } from '../features/concert/metadata/concert-meta.ts';
import { LaterConcertDates } from '../features/concert/LaterConcertDates.tsx';
import { StaticConcertChanges } from '../features/concert/details/StaticConcertChanges.tsx';
import { StaticConcertDetails } from '../features/concert/details/StaticConcertDetails.tsx';
import { ConcertHead } from '../features/concert/ConcertHead.tsx';
import { StaticConcertJsonLd } from '../features/concert/metadata/StaticConcertJsonLd.tsx';
import { StaticConcertNote } from '../features/concert/note/StaticConcertNote.tsx';
import { StaticConcertPrices } from '../features/concert/details/StaticConcertPrices.tsx';
import type { ConcertPageData } from '../features/concert/concert-page-data.ts';
import { ConcertProgramme } from '../features/concert/programme/ConcertProgramme.tsx';
import { StaticConcertSynopsis } from '../features/concert/programme/StaticConcertSynopsis.tsx';
import { StaticPerformers } from '../features/concert/programme/StaticPerformers.tsx';
import { LaterCancelledAlternatives } from '../features/related-content/LaterCancelledAlternatives.tsx';
import { shortDates } from '../features/events/short-dates.ts';
import { useCachedConcert } from '../features/offline/use-cached-concert.ts';
import { RelatedConcerts } from '../features/related-content/RelatedConcerts.tsx';
import { StaticRelatedReading } from '../features/related-content/StaticRelatedReading.tsx';
import { waitingListAnchor } from '../features/waiting-list/waiting-list-anchor.ts';
import { LaterWaitingList } from '../features/waiting-list/LaterWaitingList.tsx';
import { useThemePlayer } from '../features/work-themes/use-theme-player.ts';
import styles from './ConcertPage.module.css';

export const handle: PageHandle<ConcertPageData> = {
  visitorParameters: ['apuntado'],
  meta: ({ data: { event }, locale, t }) => ({
    title: concertMetaTitle(event, locale, t),
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
  const hasChoice = event.performances.filter(({ ticketUrl }) => ticketUrl).length > 1;
  const soldAt = t('concert.facts.at', {
    date: shortDates([performance.startsAt], locale),
    time: formatDate(performance.startsAt, 'time', locale),
  });
  return (
    // Anew for another concert: what was copied, opened or scrolled belongs to one.
    <article key={event.id}>
      <StaticConcertJsonLd event={fetched} siteUrl={siteUrl} />
      <ConcertHead event={event} performance={performance} player={player} />
      <Container className={styles.body}>
        <div className={styles.note} id="entrada">
          <StaticConcertNote event={event} />
        </div>
        <div className={`${styles.facts} stays-in-view`}>
          <ConcertFacts
            event={event}
            performance={performance}
            hasDirections={isComing && (venue?.gettingThere.length ?? 0) > 0}
          />
        </div>
        <div className={styles.main}>
          <TranslationNotice lang={event.lang} />
          {event.canceled && <LaterCancelledAlternatives events={event.recommendations} />}
          {waitingLists && <LaterWaitingList lists={waitingLists} />}
          {!waitingLists && event.performances.some(hasOpenWaitingList) && (
            <div id={waitingListAnchor}>
              <MissingPart />
            </div>
          )}
          {event.performances.length > 1 && <LaterConcertDates event={event} />}
          <ConcertProgramme event={event} player={player} />
          <StaticConcertSynopsis event={event} locale={locale} />
          <StaticPerformers event={event} />
          {isComing && event.priceZones.length > 0 && (
            <StaticConcertPrices
              event={fetched}
              performance={performance}
              hall={venue?.halls.find(({ id }) => id === performance.hall.id)}
              lang={foreignLang(venue?.lang, locale)}
            />
          )}
          <StaticConcertDetails
            event={event}
            performance={performance}
            venue={venue}
            subscriptions={subscriptions}
            documents={related.documents}
          />
          <StaticRelatedReading related={related} />
          {event.changes.length > 0 && <StaticConcertChanges event={event} />}
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
      {!event.canceled && <RelatedConcerts events={event.recommendations} />}
      {performance.ticketUrl && (
        <BuyBar price={priceLabel(performance.price, locale, tShared)} note={hasChoice ? undefined : soldAt}>
          <TicketChoice event={event} performances={event.performances} isOnOwnPage />
        </BuyBar>
      )}
    </article>
  );
}
