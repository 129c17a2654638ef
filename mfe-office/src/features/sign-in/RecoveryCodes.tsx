import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useTranslation } from 'react-i18next';
import styles from './RecoveryCodes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Where the visitor goes on after saving them. */
  wanted: string;
}

/** Shown once and never again. */
export function RecoveryCodes({ codes, wanted }: RecoveryCodesProps) {
  const { t } = useTranslation('office');
  return (
    <>
      <p>{t('recovery.text')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <SiteLink to={wanted}>{t('recovery.done')}</SiteLink>
      </p>
    </>
  );
}
