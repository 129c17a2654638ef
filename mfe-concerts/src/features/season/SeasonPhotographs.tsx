import { PhotographRow } from '@ofgc/shared/design/picture/PhotographRow.tsx';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { useTranslation } from 'react-i18next';
import type { SeasonData } from './load-season.ts';

/** Photographs of the concerts of a season that is over; nothing where there are none. */
export function SeasonPhotographs({ photographs }: Pick<SeasonData, 'photographs'>) {
  const { t } = useTranslation('concerts');
  if (photographs.length === 0) return null;
  return (
    <section aria-labelledby="fotografias">
      <SectionFold id="fotografias" title={t('season.photographs')}>
        <PhotographRow pictures={photographs} />
      </SectionFold>
    </section>
  );
}
