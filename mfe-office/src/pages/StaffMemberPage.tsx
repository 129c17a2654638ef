import { changeStaffMember, fetchStaffMember } from '@ofgc/shared/api-client/office/staff.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { memberRoleFields } from '@ofgc/shared/domain/staff/staff-field-rules.ts';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { thenShow } from '@ofgc/shared/forms/then-show.ts';
import { staffPath } from '@ofgc/shared/routes/office/staff.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { OfficeFrame } from '../features/layout/OfficeFrame.tsx';
import { staffLoader } from '@ofgc/shared/sign-in/staff-loader.ts';
import { Panel } from '../features/layout/Panel.tsx';
import { MemberHistory } from '../features/staff/MemberHistory.tsx';
import { MemberSteps } from '../features/staff/MemberSteps.tsx';
import { RoleBoxes } from '../features/staff/RoleBoxes.tsx';
import styles from '../features/layout/RecordPanels.module.css';

export const loader = staffLoader(async ({ api }, who, { params: { id = '' } }) => ({
  who,
  member: await fetchStaffMember(api, id),
}));

const change = (name: 'roles' | 'step') =>
  thenShow('#historial', ({ api, body, params: { id = '' } }) => changeStaffMember(api, { id, change: name }, body));

export const action = formAction({
  roles: change('roles'),
  step: change('step'),
  remove: async ({ api, body, params: { id = '' } }) => {
    await changeStaffMember(api, { id, change: 'remove' }, body);
    return staffPath;
  },
});

export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  isPrivate: true,
  isBare: true,
  meta: ({ data: { member }, t }) => ({ title: member.name, description: t('staff.description') }),
};

export function Component() {
  const { who, member } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  return (
    <OfficeFrame who={who} title={member.name} aside={<SiteLink to={staffPath}>{t('staff.back')}</SiteLink>}>
      <p>
        {member.email} · {t(`staff.state.${member.state}`)}
        {member.sessions > 0 && ` · ${t('staff.sessions', { count: member.sessions })}`}
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={t('account.roles')}>
            {(headingId) => (
              <>
                <p>{t('staff.rolesText')}</p>
                <VersionedForm
                  key={member.version}
                  name="roles"
                  submit={t('record.save')}
                  fields={memberRoleFields}
                  labelledBy={headingId}
                  version={member.version}
                >
                  {({ box }) => <RoleBoxes box={box} labelledBy={headingId} own={member.roles} />}
                </VersionedForm>
              </>
            )}
          </Panel>
          <MemberSteps key={member.version} member={member} />
        </div>
        <MemberHistory history={member.history} earlier={member.earlier} />
      </div>
    </OfficeFrame>
  );
}
