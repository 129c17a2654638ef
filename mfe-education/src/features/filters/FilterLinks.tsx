import { Chip } from '@ofgc/shared/design/forms/Chip/Chip.tsx';
import { useTranslation } from 'react-i18next';
import styles from './FilterLinks.module.css';

export interface FilterLink {
  /** The page under this filter, without locale. */
  to: string;
  label: string;
  count: number;
  isCurrent: boolean;
}

/** A filter as links: it works without JavaScript, and each value has an address of its own. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  const { t } = useTranslation('education');
  return (
    <nav className={styles.links} aria-label={label}>
      {links.map(({ to, label: text, count, isCurrent }) => (
        <Chip key={to} to={to} label={t('filterLink', { label: text, number: count })} isCurrent={isCurrent} />
      ))}
    </nav>
  );
}
