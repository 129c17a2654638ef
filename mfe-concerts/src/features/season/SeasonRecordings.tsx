import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { useTranslation } from 'react-i18next';
import { ReadingList } from '../related-content/ReadingList.tsx';
import { recordingItem } from '../related-content/recording-item.ts';
import type { SeasonData } from './load-season.ts';

/** Recordings of works of the season's programme; nothing where there are none. */
export function SeasonRecordings({ recordings }: Pick<SeasonData, 'recordings'>) {
  const { t } = useTranslation('concerts');
  if (recordings?.length === 0) return null;
  return (
    <section aria-labelledby="grabaciones">
      <SectionFold id="grabaciones" title={t('season.recordings')}>
        {recordings ? (
          <ReadingList items={recordings.map((recording) => recordingItem(recording, t))} />
        ) : (
          <MissingPart />
        )}
      </SectionFold>
    </section>
  );
}
