import { formatDate } from '@ofgc/shared/dates/format.ts';
import { artistPath } from '@ofgc/shared/routes/explore/artists.ts';
import { CardLink } from '@ofgc/shared/design/navigation/CardLink/CardLink.tsx';
import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { Portrait } from './Portrait.tsx';
import styles from './GuestCard.module.css';

interface GuestCardProps {
  guest: Pick<Artist, 'id' | 'slug' | 'name' | 'instrument' | 'portrait' | 'pictures' | 'nextAt' | 'lastAt'>;
}

/** A guest in the grid, with the date of their next or last concert. The whole card is a link to the guest's page. */
export function GuestCard({ guest }: GuestCardProps) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const { name, instrument, nextAt, lastAt } = guest;
  return (
    <article className={styles.guest}>
      <div className={styles.portrait}>
        <Portrait of={guest} crop="card" sizes="(min-width: 1000px) 22vw, 45vw" />
      </div>
      <h3 className={styles.name}>
        <CardLink to={artistPath(guest)}>{name}</CardLink>
      </h3>
      <p className={styles.part}>{instrument}</p>
      {nextAt ? (
        <p className="small">{t('guests.nextAt', { date: formatDate(nextAt, 'date', locale) })}</p>
      ) : (
        lastAt && <p className="small soft">{t('guests.lastAt', { date: formatDate(lastAt, 'date', locale) })}</p>
      )}
    </article>
  );
}
