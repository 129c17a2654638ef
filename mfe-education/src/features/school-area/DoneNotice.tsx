import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import type { Done } from './registration-form/send-registration.ts';
import styles from './DoneNotice.module.css';

/**
 * Says what was just done. The address after a form ends in `#hecho`, so the notice has the focus and screen readers read it. It
 * disappears when a later form is refused.
 */
export function DoneNotice({ done }: { done: Done | undefined }) {
  const { t } = useTranslation('education');
  const isRefused = useActionData() !== undefined;
  if (!done || isRefused) return null;
  return (
    <p id="hecho" className={styles.done} role="status" tabIndex={-1}>
      {t(`registration.done.${done}`)}
    </p>
  );
}
