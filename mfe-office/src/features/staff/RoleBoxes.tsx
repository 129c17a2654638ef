import { Checkbox } from '@ofgc/shared/design/forms/Checkbox/Checkbox.tsx';
import type { BoxBinding } from '@ofgc/shared/design/forms/PostForm/field-binding.ts';
import { type StaffRole, staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { roleField } from '@ofgc/shared/domain/staff/staff-fields.ts';
import { useTranslation } from 'react-i18next';
import styles from './Staff.module.css';

interface RoleBoxesProps {
  box: (name: ReturnType<typeof roleField>) => BoxBinding;
  /** What is ticked before anybody has sent the form. */
  own?: readonly StaffRole[] | undefined;
  /** The id of the heading above, where one says what they are. */
  labelledBy?: string;
}

/** What somebody may see and change: a box for each role, with what it opens. */
export function RoleBoxes({ box, own, labelledBy }: RoleBoxesProps) {
  const { t } = useTranslation('office');
  return (
    <fieldset className={styles.roles} data-wide="" aria-labelledby={labelledBy}>
      {!labelledBy && <legend>{t('account.roles')}</legend>}
      {staffRoles.map((role) => {
        const bound = box(roleField(role));
        return (
          <Checkbox key={role} {...bound} defaultChecked={own ? own.includes(role) : bound.defaultChecked}>
            {t(`staff.may.${role}`)}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}
