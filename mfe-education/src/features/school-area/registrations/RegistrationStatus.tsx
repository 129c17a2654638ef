import type { RegistrationState } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import { useTranslation } from 'react-i18next';
import styles from './RegistrationStatus.module.css';

/** A registration's state in a word. */
export function RegistrationStatus({ state }: { state: RegistrationState }) {
  const { t } = useTranslation('education');
  return (
    <span className={styles.state} data-state={state}>
      {t(`registration.state.${state}`)}
    </span>
  );
}
