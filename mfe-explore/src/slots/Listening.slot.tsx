import { fetchAlbums } from '@ofgc/shared/api-client/albums.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { formatDuration } from '@ofgc/shared/dates/duration.ts';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { Kicker } from '@ofgc/shared/design/Kicker/Kicker.tsx';
import { useTranslation } from 'react-i18next';
import { albumMinutes } from '../components/album-poster.ts';
import styles from './Listening.module.css';

interface Listening {
  title: string;
  year: number;
  works: number;
  minutes: number;
}

/** The newest recording, in one column of the home page. */
export const slot = defineSlot<Listening>({
  async load({ api }) {
    const {
      data: [album],
    } = await fetchAlbums(api, { perPage: 1 });
    return album
      ? { title: album.title, year: album.year, works: album.tracks.length, minutes: albumMinutes(album) }
      : null;
  },
  Component: Listen,
});

function Listen({ data: { title, year, works, minutes } }: { data: Listening }) {
  const { t } = useTranslation('explore');
  return (
    <section className={styles.column} data-section="explore" aria-labelledby="escuche">
      <Kicker>{t('explore')}</Kicker>
      <h2 id="escuche" className={styles.title}>
        {t('listening.title')}
      </h2>
      <p>{t('listening.teaser', { title, year, count: works, duration: formatDuration(minutes) })}</p>
      <p>
        <ArrowLink to="/explora#escuche">{t('listening.link')}</ArrowLink>
      </p>
    </section>
  );
}
