import { Chip } from '@ofgc/shared/design/Chip/Chip.tsx';
import { useTranslation } from 'react-i18next';
import styles from './FilterLinks.module.css';

export interface Choice {
  /** The page with this choice. */
  to: string;
  label: string;
  count: number;
  isCurrent: boolean;
}

/** A filter as links: works without JavaScript, every choice has its address. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const { t } = useTranslation('education');
  return (
    <nav className={styles.choices} aria-label={label}>
      {choices.map(({ to, label: words, count, isCurrent }) => (
        <Chip key={to} to={to} label={t('choice', { words, number: count })} isCurrent={isCurrent} />
      ))}
    </nav>
  );
}
