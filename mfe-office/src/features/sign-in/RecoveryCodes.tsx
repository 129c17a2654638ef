import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RecoveryCodes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The path to go on to after saving the codes. */
  wanted: string;
}

/** The recovery codes, which are shown only once. They replace the form whose button had the focus, and take it. */
export function RecoveryCodes({ codes, wanted }: RecoveryCodesProps) {
  const { t } = useTranslation('office');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1} autoFocus>
        {t('recovery.text')}
      </p>
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
