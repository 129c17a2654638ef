import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { memberSteps } from '@ofgc/shared/domain/staff/staff-field-rules.ts';
import type { StaffMemberPage } from '@ofgc/shared/domain/staff/staff.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import styles from '../inbox-case/CaseHistory.module.css';

const otherDeeds = ['sign-in', 'sign-out', 'password', 'second-factor'] as const;

/** The latest recorded changes and sign-ins of an account, the newest first, and how many earlier ones there are. */
export function MemberHistory({ history, earlier }: Pick<StaffMemberPage, 'history' | 'earlier'>) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  /** `detail` is a verb and the account's new roles, such as `roles schools staff`. */
  const wordsOf = (action: string, detail: string) => {
    const [verb = '', ...rest] = detail.split(' ');
    const roles = staffRoles.filter((role) => rest.includes(role)).map((role) => t(`role.${role}`));
    const step = memberSteps.find((one) => one === verb);
    if (step) return t(`staff.done.${step}`);
    if (verb === 'roles' || verb === 'add')
      return `${t(`staff.done.${verb}`)}: ${roles.join(', ') || t('account.noRole')}`;
    const deed = otherDeeds.find((one) => one === action);
    return deed ? t(`staff.done.${deed}`) : t('staff.done.other');
  };
  return (
    <Panel title={t('record.history')} id="historial">
      <ol className={styles.entries}>
        {history.map(({ at, actor, action, detail }, index) => (
          <li key={`${at} ${index}`} className={styles.entry}>
            <p className={styles.text}>{wordsOf(action, detail)}</p>
            <p className={styles.by}>
              {actor === 'command line' ? t('staff.commandLine') : actor}, {formatMoment(at, 'date', locale)}
            </p>
          </li>
        ))}
      </ol>
      {earlier > 0 && <p className={styles.by}>{t('staff.earlier', { count: earlier })}</p>}
    </Panel>
  );
}
