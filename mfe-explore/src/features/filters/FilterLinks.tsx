import { Chip } from '@ofgc/shared/design/Chip/Chip.tsx';
import type { FacetOption } from '@ofgc/shared/domain/list.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './FilterLinks.module.css';

interface ChoicesProps {
  /** What is chosen here: "Categoría". */
  label: string;
  /** The choice that takes the filter off. */
  all: string;
  options: readonly FacetOption[];
  selected: string | undefined;
  /** The page of a choice; undefined for all. */
  pathOf: (value: string | undefined) => string;
}

/** One filter as links: works without JavaScript, every choice has its address. Choices without results are left out. */
export function Choices({ label, all, options, selected, pathOf }: ChoicesProps) {
  const { t } = useTranslation('explore');
  return (
    <nav className={styles.choices} aria-label={label}>
      <Chip to={pathOf(undefined)} label={all} isCurrent={selected === undefined} />
      {options
        .filter(({ value, count }) => count > 0 || value === selected)
        .map(({ value, label: words, count }) => (
          <Chip
            key={value}
            to={pathOf(value)}
            label={t('choice', { words, number: count })}
            isCurrent={value === selected}
          />
        ))}
    </nav>
  );
}
