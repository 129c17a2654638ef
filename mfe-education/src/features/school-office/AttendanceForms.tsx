import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { SchoolRegistration } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './AttendanceForms.module.css';

/** Records whether a school came; the page shows it once the session has begun. */
export function AttendanceForms({ state, version }: Pick<SchoolRegistration, 'state' | 'version'>) {
  const { t } = useTranslation('education');
  return (
    <div className={styles.forms}>
      {(['attended', 'absent'] as const)
        .filter((attendance) => attendance !== state)
        .map((attendance) => (
          <VersionedForm
            key={attendance}
            name={`attendance:${attendance}`}
            submit={t(`office.attendance.${attendance}`)}
            kind="secondary"
            version={version}
          />
        ))}
    </div>
  );
}
