import { useTranslation } from 'react-i18next';
import { Chip } from '../Chip/Chip.tsx';
import styles from './FilterLinks.module.css';

export interface FilterLink {
  /** The page with this filter, without locale. */
  to: string;
  label: string;
  /** The number of results with this filter. */
  count?: number;
  isCurrent: boolean;
}

/** A filter as links, which work without JavaScript: each value has an address of its own. */
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
