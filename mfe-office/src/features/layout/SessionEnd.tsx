import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './SessionEnd.module.css';

/** It warns so long before, in milliseconds. */
const warning = 3 * 60_000;

/** Warns before the session ends for want of a request; a reload of the page goes on with it, and loses nothing that was saved. */
export function SessionEnd({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('office');
  const { pathname, search } = useLocation();
  /** The end of which somebody was warned: a later request puts it off. */
  const [warnedOf, setWarnedOf] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWarnedOf(endsAt), Math.max(0, Date.parse(endsAt) - Date.now() - warning));
    return () => clearTimeout(timer);
  }, [endsAt]);
  return (
    <div role="status" className={styles.place}>
      {warnedOf === endsAt && (
        <Notice title={t('sessionEnd.title')}>
          <p>
            {t('sessionEnd.text')}{' '}
            <a href={pathname + search} target="_blank" rel="noopener">
              {t('sessionEnd.stay')}
            </a>
          </p>
        </Notice>
      )}
    </div>
  );
}
