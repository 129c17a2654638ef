import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { artistPath } from '@ofgc/shared/routes/explore/artists.ts';
import { People } from '@ofgc/shared/design/concerts/People/People.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { useTranslation } from 'react-i18next';
import { BiographyFold } from '../../biographies/BiographyFold.tsx';
import styles from './Performers.module.css';

export interface PerformersProps {
  event: Event;
}

/** Performers with a biography in folds, then the others and the orchestra. */
export function Performers({ event }: PerformersProps) {
  const { t } = useTranslation('concerts');
  const { t: tShared } = useTranslation('shared');
  const slugs = new Map(event.credits.map(({ artistId, slug }) => [artistId, slug]));
  const withBiography = new Set(event.biographies.map(({ artistId }) => artistId));
  const others = event.credits.filter(({ artistId }) => artistId === null || !withBiography.has(artistId));
  return (
    <section aria-labelledby="interpretes">
      <SectionHead id="interpretes" title={t('concert.performers.title')} isTight />
      <div className={styles.list}>
        {event.biographies.map((person) => (
          <BiographyFold key={person.artistId} person={person} partClass={styles.part}>
            <ArrowLink to={artistPath({ id: person.artistId, slug: slugs.get(person.artistId) ?? '' })}>
              {t('concert.performers.page', { name: person.name })}
            </ArrowLink>
          </BiographyFold>
        ))}
      </div>
      <div className={styles.others}>
        <People people={[...others, { name: tShared('brandName'), part: t('concert.performers.orchestra') }]} />
      </div>
    </section>
  );
}
