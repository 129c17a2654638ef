import { VenuePicture } from '@ofgc/shared/design/picture/VenuePicture.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { mapAddress } from '@ofgc/shared/maps/map-address.ts';
import styles from './VenueDirections.module.css';

/** Address, map, opening hours, ways to get there and accessibility of a venue. */
export function VenueDirections({ venue }: { venue: Venue }) {
  const { t } = useTranslation('about');
  const locale = useLocale();
  const lang = foreignLang(venue.lang, locale);
  const facts = [
    { term: t('venue.boxOffice'), value: venue.boxOffice },
    ...venue.gettingThere.map(({ mode, text, lastService }) => ({
      term: t(`venue.mode.${mode}`),
      value: `${text} ${lastService}`.trimEnd(),
    })),
    { term: t('venue.accessibility'), value: venue.accessibility },
  ];
  return (
    <article className={styles.venue}>
      <VenuePicture venue={venue} sizes="(min-width: 1000px) 60vw, 100vw" />
      <h3 className={styles.name}>{venue.name}</h3>
      <address className={styles.address}>
        <span className={styles.street}>{venue.street}</span>
        <span>
          {venue.postalCode} {venue.locality}
        </span>
      </address>
      <p>
        <ArrowLink to={mapAddress(venue)}>{t('venue.map', { name: venue.name })}</ArrowLink>
      </p>
      <FactList look="ruled" facts={facts} lang={lang} />
    </article>
  );
}
