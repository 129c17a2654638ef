import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { OfflineCopies } from '@ofgc/shared/design/navigation/OfflineCopies/OfflineCopies.tsx';
import { useOfflineCopies } from '@ofgc/shared/offline/use-offline-copies.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ErrorLayout } from './ErrorLayout.tsx';
import { ErrorLinks } from './ErrorLinks.tsx';
import { useFailedNavigation } from './use-failed-navigation.ts';

/** Shown for a page that was requested without a network: leads to its cached copy, if there is one, else lists the cached pages. */
export function OfflineNavigationPage() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const pages = useOfflineCopies();
  const copy = pages.find(({ address }) => address.split('?')[0] === pathname)?.address;
  useFailedNavigation();
  useEffect(() => {
    if (copy) location.replace(copy);
  }, [copy]);
  return (
    <ErrorLayout title={t('error.offline.title')}>
      <Lead>{t('error.offline.text')}</Lead>
      <OfflineCopies pages={pages} title={t('error.offline.cached')} />
      <ErrorLinks canRetry />
    </ErrorLayout>
  );
}
