import { staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { memberSteps } from '@ofgc/shared/domain/staff/staff-field-rules.ts';
import type { StaffMemberPage } from '@ofgc/shared/domain/staff/staff.schema.ts';
import { useTranslation } from 'react-i18next';
import { History, Remark, WrittenText } from '../history/History.tsx';

const otherDeeds = ['sign-in', 'sign-out', 'password', 'second-factor'] as const;

/** The latest recorded changes and sign-ins of an account, the newest first, and how many earlier ones there are. */
export function MemberHistory({ history, earlier }: Pick<StaffMemberPage, 'history' | 'earlier'>) {
  const { t } = useTranslation('office');
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
    <History
      empty={t('concerts.noHistory')}
      entries={history.map(({ at, actor, action, detail }, index) => ({
        key: `${at} ${index}`,
        words: <WrittenText>{wordsOf(action, detail)}</WrittenText>,
        actor: actor === 'command line' ? t('staff.commandLine') : actor,
        at,
      }))}
    >
      {earlier > 0 && <Remark>{t('staff.earlier', { count: earlier })}</Remark>}
    </History>
  );
}
