import { fetchAlbums } from '@ofgc/shared/api-client/explore/albums.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { formatDuration } from '@ofgc/shared/dates/duration.ts';
import { SectionTeaser } from '@ofgc/shared/design/navigation/SectionTeaser/SectionTeaser.tsx';
import { listeningPath } from '@ofgc/shared/routes/explore/albums.ts';
import { useTranslation } from 'react-i18next';
import { albumMinutes } from '../features/discography/album-minutes.ts';

interface NewestAlbum {
  title: string;
  year: number;
  works: number;
  minutes: number;
}

/** `home.listening`: the newest album, in one column of the home page. */
export const slot = defineSlot<NewestAlbum>({
  async load({ api }) {
    const {
      data: [album],
    } = await fetchAlbums(api, { perPage: 1 });
    return album
      ? { title: album.title, year: album.year, works: album.tracks.length, minutes: albumMinutes(album) }
      : null;
  },
  Component: Listening,
});

function Listening({ data: { title, year, works, minutes } }: { data: NewestAlbum }) {
  const { t } = useTranslation('explore');
  return (
    <SectionTeaser
      id="escuche"
      eyebrow={t('explore')}
      title={t('listening.title')}
      link={{ to: listeningPath, label: t('listening.link') }}
    >
      <p>{t('listening.teaser', { title, year, count: works, duration: formatDuration(minutes) })}</p>
    </SectionTeaser>
  );
}
