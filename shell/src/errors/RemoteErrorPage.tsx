import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { useTranslation } from 'react-i18next';
import { ErrorLayout } from './ErrorLayout.tsx';
import { ErrorLinks } from './ErrorLinks.tsx';
import { useFailedNavigation } from './use-failed-navigation.ts';

/** A remote whose code or data could not be loaded; the rest of the site works. */
export function RemoteErrorPage() {
  const { t } = useTranslation('shell');
  useFailedNavigation();
  return (
    <ErrorLayout title={t('error.section.title')}>
      <Lead>{t('error.section.text')}</Lead>
      <ErrorLinks canRetry />
    </ErrorLayout>
  );
}
