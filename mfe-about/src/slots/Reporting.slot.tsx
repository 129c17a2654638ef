import { defineSlot } from '@ofgc/shared/contract';
import { SectionDoor } from '@ofgc/shared/design/SectionDoor/SectionDoor.tsx';
import { useTranslation } from 'react-i18next';

/** `home.reporting`: the internal reporting channel. Ley 2/2023, art. 25 requires it on the home page, in a section of its own. */
export const slot = defineSlot<true>({
  load: async () => true,
  Component: Reporting,
});

function Reporting() {
  const { t } = useTranslation('about');
  return (
    <SectionDoor
      id="canal"
      section="about"
      kicker={t('reporting.eyebrow')}
      title={t('reporting.title')}
      link={{ to: '/canal-denuncias', label: t('reporting.link') }}
    >
      <p>{t('reporting.text')}</p>
    </SectionDoor>
  );
}
