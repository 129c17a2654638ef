import { defineSlot } from '@ofgc/shared/contract';
import { SectionTeaser } from '@ofgc/shared/design/navigation/SectionTeaser/SectionTeaser.tsx';
import { useTranslation } from 'react-i18next';
import { landingPath } from '../addresses.ts';

/** `home.sample`: the way to the section. */
export const slot = defineSlot<true>({
  load: async () => true,
  Component: Teaser,
});

function Teaser() {
  const { t } = useTranslation('sample');
  return (
    <SectionTeaser
      id="sample"
      eyebrow={t('teaser.eyebrow')}
      title={t('teaser.title')}
      link={{ to: landingPath, label: t('teaser.link') }}
    >
      <p>{t('teaser.text')}</p>
    </SectionTeaser>
  );
}
