import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { useCachedPages } from '@ofgc/shared/offline/use-cached-pages.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ErrorLayout } from './ErrorLayout.tsx';
import { ErrorLinks } from './ErrorLinks.tsx';
import { useFailedNavigation } from './use-failed-navigation.ts';

/** In the place of a page that was gone to without a network: its copy, where this device has one, else the pages that it has. */
export function OfflinePage() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const pages = useCachedPages();
  const copy = pages.find(({ address }) => address.split('?')[0] === pathname)?.address;
  useFailedNavigation();
  useEffect(() => {
    if (copy) location.replace(copy);
  }, [copy]);
  return (
    <ErrorLayout title={t('error.offline.title')}>
      <Lead>{t('error.offline.text')}</Lead>
      {pages.length > 0 && (
        <section aria-labelledby="guardado">
          <h2 id="guardado">{t('error.offline.cached')}</h2>
          <ul>
            {pages.map(({ address, title }) => (
              <li key={address}>
                <a href={address}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ErrorLinks canRetry />
    </ErrorLayout>
  );
}
