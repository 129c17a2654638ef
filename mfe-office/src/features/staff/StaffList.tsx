import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { StaffMember } from '@ofgc/shared/domain/staff/staff.schema.ts';
import { staffMemberPath } from '@ofgc/shared/routes/office/staff.ts';
import { useTranslation } from 'react-i18next';
import styles from './Staff.module.css';

/** The staff accounts with their state, their roles and the number of their sessions. */
export function StaffList({ staff }: { staff: readonly StaffMember[] }) {
  const { t } = useTranslation('office');
  return (
    <ul className={styles.members}>
      {staff.map(({ id, name, email, roles, state, sessions }) => (
        <li key={id} className={styles.member}>
          <p>
            <SiteLink to={staffMemberPath(id)}>{name}</SiteLink> · {email}
          </p>
          <p className={styles.facts}>
            {t(`staff.state.${state}`)} · {roles.map((role) => t(`role.${role}`)).join(', ') || t('account.noRole')}
            {sessions > 0 && ` · ${t('staff.sessions', { count: sessions })}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
