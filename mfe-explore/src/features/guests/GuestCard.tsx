import { formatDate } from '@ofgc/shared/dates/format.ts';
import { artistPath } from '@ofgc/shared/routes/artists.ts';
import type { PosterEvent } from '@ofgc/shared/design/poster/poster-types.ts';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import { CardLink } from '@ofgc/shared/design/navigation/CardLink/CardLink.tsx';
import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import styles from './GuestCard.module.css';

export interface GuestCardProps {
  guest: Pick<Artist, 'id' | 'slug' | 'name' | 'instrument' | 'nextAt' | 'lastAt'>;
  poster: PosterEvent;
}

/** A guest in the grid, with the date of their next or last concert. The whole card is its link. */
export function GuestCard({ guest, poster }: GuestCardProps) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const { name, instrument, nextAt, lastAt } = guest;
  return (
    <article className={styles.guest}>
      <div className={styles.poster}>
        <ProgrammePoster event={poster} isDecorative isFlush />
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
