import { useTranslation } from 'react-i18next';
import { Chip } from '../Chip/Chip.tsx';
import styles from './FilterLinks.module.css';

export interface FilterLink {
  /** The page under this filter, without locale. */
  to: string;
  label: string;
  /** What it leaves. */
  count?: number;
  isCurrent: boolean;
}

/** A filter as links: it works without JavaScript, and each value has an address of its own. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  const { t } = useTranslation('shared');
  return (
    <nav className={styles.links} aria-label={label}>
      {links.map(({ to, label: text, count, isCurrent }) => (
        <Chip
          key={to}
          to={to}
          label={count === undefined ? text : t('filterOption', { label: text, number: count })}
          isCurrent={isCurrent}
        />
      ))}
    </nav>
  );
}
