import { Chip } from '@ofgc/shared/design/forms/Chip/Chip.tsx';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './FilterLinks.module.css';

interface FilterLinksProps {
  /** Of the filter: "Categoría". */
  label: string;
  /** The label of the link without this filter. */
  all: string;
  options: readonly FacetOption[];
  selected: string | undefined;
  /** The address for a value; undefined: without this filter. */
  pathOf: (value: string | undefined) => string;
}

/** One filter as links: it works without JavaScript, and each value has an address of its own. Values without results are left out. */
export function FilterLinks({ label, all, options, selected, pathOf }: FilterLinksProps) {
  const { t } = useTranslation('explore');
  return (
    <nav className={styles.links} aria-label={label}>
      <Chip to={pathOf(undefined)} label={all} isCurrent={selected === undefined} />
      {options
        .filter(({ value, count }) => count > 0 || value === selected)
        .map(({ value, label: text, count }) => (
          <Chip
            key={value}
            to={pathOf(value)}
            label={t('filterLink', { label: text, number: count })}
            isCurrent={value === selected}
          />
        ))}
    </nav>
  );
}
