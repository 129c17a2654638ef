import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { mapAddress } from '@ofgc/shared/maps/map-address.ts';
import { VenuePicture } from '@ofgc/shared/design/picture/VenuePicture.tsx';
import { HallPlan } from '@ofgc/shared/design/concerts/HallPlan/HallPlan.tsx';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { accessTopics, type VenueTopic, visitTopics } from '@ofgc/shared/domain/venues/venue-topic.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { useTranslation } from 'react-i18next';
import { GettingThere } from './GettingThere.tsx';
import type { VisitedVenue } from './load-visit.ts';
import styles from './VenueVisit.module.css';

export interface VenueVisitProps {
  venue: VisitedVenue;
  /** Whether the address names this venue, which then is unfolded with its directions. On a phone only one venue is open at a time. */
  isOpen: boolean;
}

/** Directions, facilities, access and zones of a venue; the folds work without JavaScript. */
export function VenueVisit({ venue: { all }, isOpen }: VenueVisitProps) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const venue = all.data;
  if (!venue) return null;
  const lang = foreignLang(venue.lang, locale);
  const { slug, name, street, postalCode, locality, summary, notes, halls } = venue;
  return (
    <section className={styles.venue} aria-labelledby={slug}>
      <PhoneFold
        group="salas"
        isOpen={isOpen}
        title={
          <h3 id={slug} className={styles.name}>
            {name}
          </h3>
        }
      >
        <VenuePicture venue={venue} sizes="(min-width: 1000px) 60vw, 100vw" />
        <div className={styles.about}>
          <p lang={lang}>{summary}</p>
          <p className={`${styles.address} soft`}>{t('visit.address', { street, postalCode, locality })}</p>
          <p className={styles.links}>
            <ArrowLink to={mapAddress(venue)}>{t('visit.map', { name })}</ArrowLink>
            <ArrowLink to={calendarPath({ lugar: slug })}>{t('visit.concerts', { name })}</ArrowLink>
          </p>
        </div>
        <div>
          <Details summary={t('visit.gettingThere')} isOpen={isOpen}>
            <GettingThere ways={venue.gettingThere} lang={lang} />
          </Details>
          <Details summary={t('visit.inside')}>
            <Notes notes={notes} topics={visitTopics} lang={lang} />
          </Details>
          <Details summary={t('visit.access')}>
            <Notes notes={notes} topics={accessTopics} lang={lang} />
          </Details>
          {halls.map((hall) => (
            <Details key={hall.id} summary={t('visit.hall', { hall: hall.name, count: hall.capacity })}>
              {hall.plan ? (
                <HallPlan hall={hall} lang={lang} />
              ) : (
                hall.zones.map(({ key, note }) => (
                  <p key={key} lang={lang}>
                    {note}
                  </p>
                ))
              )}
            </Details>
          ))}
        </div>
      </PhoneFold>
    </section>
  );
}

interface NotesProps {
  notes: Venue['notes'];
  topics: readonly VenueTopic[];
  lang: Venue['lang'] | undefined;
}

/** The venue's notes on some topics, in the order of the topics. */
function Notes({ notes, topics, lang }: NotesProps) {
  const { t } = useTranslation('concerts');
  const shown = topics.flatMap((topic) => notes.find((note) => note.topic === topic) ?? []);
  return (
    <dl className={styles.notes}>
      {shown.map(({ topic, text }) => (
        <div key={topic}>
          <dt>{t(`visit.topic.${topic}`)}</dt>
          <dd lang={lang}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
