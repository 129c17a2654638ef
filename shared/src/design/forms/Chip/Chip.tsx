import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../brand/Icon/Icon.tsx';
import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';
import styles from './Chip.module.css';

interface ChipProps {
  /** The page with or without this filter. */
  to: string;
  label: string;
  /** For an active filter: shows a cross; the link removes the filter. */
  isRemovable?: boolean;
  isCurrent?: boolean;
}

/** A small option of several, or an active filter. */
export function Chip({ to, label, isRemovable, isCurrent }: ChipProps) {
  const { t } = useTranslation('shared');
  return (
    <SiteLink
      className={styles.chip}
      to={to}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={isRemovable ? t('removeFilter', { filter: label }) : undefined}
      preventScrollReset
    >
      {label}
      {isRemovable && <Icon of={X} className={styles.icon} />}
    </SiteLink>
  );
}
