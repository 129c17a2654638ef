import { useTranslation } from 'react-i18next';
import { wordmarkAddress } from '../../drawings/drawing-address.ts';
import styles from './Wordmark.module.css';

interface WordmarkProps {
  /** Bar: 28 px high, 34 from 1000 px on, with the name beside it. Footer: large, alone. */
  size?: 'bar' | 'footer';
}

/** Mark and letters in the surrounding text colour. Hidden from screen readers: the element around it has the name. */
export function Wordmark({ size = 'bar' }: WordmarkProps) {
  const { t } = useTranslation('shared');
  return (
    <span className={styles.wordmark} data-size={size} aria-hidden="true">
      <svg viewBox="0 0 247 64" focusable="false">
        {/* A file that browsers cache for ever: inline, its outlines would be 1.5 KB of every page. `use` inherits the text colour. */}
        <use href={wordmarkAddress} />
        <circle className={styles.sun} cx="32" cy="32" r="7" />
      </svg>
      {size === 'bar' && (
        <span className={styles.name}>
          <span>{t('brandLines.first')}</span>
          <span>{t('brandLines.second')}</span>
          <span>{t('brandLines.third')}</span>
        </span>
      )}
    </span>
  );
}
