import { useCachedPages } from '@ofgc/shared/offline/use-cached-pages.ts';
import { useTranslation } from 'react-i18next';
import styles from './CachedPages.module.css';

/** Links to the pages on this device; nothing while there are none. */
export function CachedPages() {
  const { t } = useTranslation('concerts');
  const pages = useCachedPages();
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
