import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { venueVisitPath } from '@ofgc/shared/routes/concerts/venues.ts';
import { useTranslation } from 'react-i18next';
import { ConcertSubscriptions, type IncludingSubscription } from '../../subscriptions/ConcertSubscriptions.tsx';
import styles from './ConcertDetails.module.css';
import type { ConcertVenue } from './load-venue.ts';
import { WheelchairSpaces } from './WheelchairSpaces.tsx';

export interface ConcertDetailsProps {
  event: Event;
  performance: Performance;
  isComing: boolean;
  /** Null where the hall's texts could not be fetched: the page is shown without them. */
  venue: ConcertVenue | null;
  /** Subscriptions that include the concert. */
  subscriptions: readonly IncludingSubscription[];
  /** Guides to download and read beforehand. */
  documents: readonly Document[];
}

/** Discounts, accessibility, wheelchair spaces, guides, subscriptions, directions. Past concerts only keep guides and subscriptions. */
export function ConcertDetails({ event, performance, isComing, venue, subscriptions, documents }: ConcertDetailsProps) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const lang = foreignLang(event.lang, locale);
  const venueLang = foreignLang(venue?.lang, locale);
  const hasAccessibility = isComing && (event.accessibility || venue?.accessibility);
  const hasDiscounts = isComing && event.discounts.length > 0;
  const directions = isComing ? (venue?.gettingThere ?? []) : [];
  return (
    <section aria-label={t('concert.details.label')}>
      {hasDiscounts && (
        <Details summary={t('concert.details.discounts')} id="descuentos">
          <dl className={styles.list}>
            {event.discounts.map(({ name, text }) => (
              <div key={name}>
                <dt lang={lang}>{name}</dt>
                <dd lang={lang}>{text}</dd>
              </div>
            ))}
          </dl>
        </Details>
      )}
      {hasAccessibility && (
        <Details summary={t('concert.details.accessibility')} id="accesibilidad" isOpen>
          <div className={styles.list}>
            {event.accessibility && <p lang={lang}>{event.accessibility}</p>}
            {venue?.accessibility && <p lang={venueLang}>{venue.accessibility}</p>}
          </div>
        </Details>
      )}
      <WheelchairSpaces event={event} />
      {documents.length > 0 && (
        <Details summary={t('concert.guides.title')} id="guias" isOpen>
          <div className={styles.guides}>
            <Downloads documents={documents} />
          </div>
        </Details>
      )}
      <ConcertSubscriptions subscriptions={subscriptions} />
      {directions.length > 0 && (
        <Details summary={t('concert.details.gettingThere')} id="como-llegar">
          <div className={styles.list}>
            <p>{t('concert.details.address', performance.hall)}</p>
            <dl className={styles.list}>
              {directions.map(({ mode, text, lastService }) => (
                <div key={mode}>
                  <dt>{t(`concert.details.mode.${mode}`)}</dt>
                  <dd lang={venueLang}>{`${text} ${lastService}`.trimEnd()}</dd>
                </div>
              ))}
            </dl>
            <ArrowLink to={venueVisitPath(performance.hall.venueSlug)}>{t('visit.link')}</ArrowLink>
          </div>
        </Details>
      )}
    </section>
  );
}
