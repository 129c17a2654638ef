import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useTranslation } from 'react-i18next';
import { officePath } from '../../addresses.ts';
import styles from './RecoveryCodes.module.css';

/** Shown once: nothing keeps them but whoever reads them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
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
        <SiteLink to={officePath}>{t('recovery.done')}</SiteLink>
      </p>
    </>
  );
}
