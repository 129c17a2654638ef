import { useTranslation } from 'react-i18next';
import type { Picture } from '../../domain/pictures/picture.schema.ts';
import { CreditedPhotograph } from './CreditedPhotograph.tsx';
import styles from './PhotographRow.module.css';

interface PhotographRowProps {
  pictures: readonly Picture[];
}

/** Further photographs of a subject, side by side, all visible; nothing where there are none. */
export function PhotographRow({ pictures }: PhotographRowProps) {
  const { t } = useTranslation('shared');
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={t('photograph.more')}>
      {pictures.map((picture) => (
        <li key={picture.key}>
          <CreditedPhotograph picture={picture} crop="wide" sizes="(min-width: 1000px) 28vw, 45vw" />
        </li>
      ))}
    </ul>
  );
}
