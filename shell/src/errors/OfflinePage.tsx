import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { type CachedPage, findCachedPages } from '@ofgc/shared/offline/cached-pages.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorLayout } from './ErrorLayout.tsx';
import { ErrorLinks } from './ErrorLinks.tsx';
import { useFailedNavigation } from './use-failed-navigation.ts';

/** In the place of a page that was gone to without a network: the pages that are on this device. */
export function OfflinePage() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useFailedNavigation();
  useEffect(() => {
    findCachedPages(locale).then(setPages, () => {});
  }, [locale]);
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
