import { Checkbox } from '@ofgc/shared/design/forms/Checkbox/Checkbox.tsx';
import type { FormBinding } from '@ofgc/shared/design/forms/PostForm/field-binding.ts';
import { type StaffRole, staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { roleField } from '@ofgc/shared/domain/staff/staff-field-rules.ts';
import { useTranslation } from 'react-i18next';
import styles from './Staff.module.css';

interface RoleBoxesProps {
  box: FormBinding<ReturnType<typeof roleField>>['box'];
  /** The roles ticked before the form is sent. */
  own?: readonly StaffRole[];
  /** The id of the heading above the boxes; without it, the boxes have a legend. */
  labelledBy?: string;
}

/** A checkbox for each role, which says what the role allows. */
export function RoleBoxes({ box, own, labelledBy }: RoleBoxesProps) {
  const { t } = useTranslation('office');
  return (
    <fieldset className={styles.roles} data-wide="" aria-labelledby={labelledBy}>
      {!labelledBy && <legend>{t('account.roles')}</legend>}
      {staffRoles.map((role) => (
        <Checkbox key={role} {...box(roleField(role), own?.includes(role))}>
          {t(`staff.may.${role}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
