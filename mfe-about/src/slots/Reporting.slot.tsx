import { defineSlot } from '@ofgc/shared/contract';
import { SectionTeaser } from '@ofgc/shared/design/navigation/SectionTeaser/SectionTeaser.tsx';
import { complaintsPath } from '@ofgc/shared/routes/site/pages.ts';
import { useTranslation } from 'react-i18next';

/** `home.reporting`: the internal reporting channel. Ley 2/2023, art. 25 requires it on the home page, in a section of its own. */
export const slot = defineSlot<true>({
  load: async () => true,
  Component: Reporting,
});

function Reporting() {
  const { t } = useTranslation('about');
  return (
    <SectionTeaser
      id="canal"
      eyebrow={t('reporting.eyebrow')}
      title={t('reporting.title')}
      link={{ to: complaintsPath, label: t('reporting.link') }}
    >
      <p>{t('reporting.text')}</p>
    </SectionTeaser>
  );
}
