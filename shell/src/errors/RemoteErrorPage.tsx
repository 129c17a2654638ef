import { Lead } from '@ofgc/shared/design/Lead/Lead.tsx';
import { useTranslation } from 'react-i18next';
import { ErrorFrame } from './ErrorLayout.tsx';
import { ErrorWays } from './ErrorLinks.tsx';
import { useFailedNavigation } from './use-failed-navigation.ts';

/** A section whose code or data could not be loaded; the rest of the site works. */
export function SectionError({ section }: { section: string }) {
  const { t } = useTranslation('shell');
  useFailedNavigation();
  return (
    <ErrorFrame title={t('error.section.title')} section={section}>
      <Lead>{t('error.section.text')}</Lead>
      <ErrorWays canRetry />
    </ErrorFrame>
  );
}
