import { useLocale } from '@ofgc/shared/i18n';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CachedPage, findCachedPages } from '@ofgc/shared/offline/cached-pages.ts';
import styles from './CachedPages.module.css';

/** Links to the pages on this device; nothing while there are none. */
export function CachedPages() {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useEffect(() => {
    findCachedPages(locale).then(setPages, () => {});
  }, [locale]);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="guardado">
      <h2 id="guardado">{t('programmeBooklet.offline.cached')}</h2>
      <ul className={styles.pages}>
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a href={address}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
