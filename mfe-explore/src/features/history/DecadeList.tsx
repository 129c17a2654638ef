import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useTranslation } from 'react-i18next';
import { decadeAnchor } from './decades.ts';
import styles from './DecadeList.module.css';

/** Links to the decades of the timeline below. */
export function DecadeList({ decades }: { decades: readonly number[] }) {
  const { t } = useTranslation('explore');
  return (
    <nav aria-label={t('history.decades')}>
      <ol className={styles.decades}>
        {decades.map((decade) => (
          <li key={decade}>
            <SiteLink to={`#${decadeAnchor(decade)}`}>{decade}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
