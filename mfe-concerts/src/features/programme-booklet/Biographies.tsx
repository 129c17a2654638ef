import type { ProgrammeBooklet } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import { useTranslation } from 'react-i18next';
import { BiographyFold } from '../biographies/BiographyFold.tsx';
import styles from './Biographies.module.css';
import sectionStyles from './BookletSection.module.css';
import { BookletSection } from './BookletSection.tsx';

/** The biographies of conductor and soloists. */
export function Biographies({ people }: { people: ProgrammeBooklet['biographies'] }) {
  const { t } = useTranslation('concerts');
  if (!people.length) return null;
  return (
    <BookletSection id="interpretes" title={t('concert.performers.title')}>
      <div className={sectionStyles.list}>
        {people.map((person) => (
          <BiographyFold key={person.artistId} person={person} partClass={styles.part} />
        ))}
      </div>
    </BookletSection>
  );
}
