import { fetchStaff, inviteStaffMember } from '@ofgc/shared/api-client/office/staff.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { staffMemberPath } from '@ofgc/shared/routes/office/staff.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { OfficeFrame } from '../features/layout/OfficeFrame.tsx';
import { staffLoader } from '@ofgc/shared/sign-in/staff-loader.ts';
import { InvitationForm } from '../features/staff/InvitationForm.tsx';
import { StaffList } from '../features/staff/StaffList.tsx';
import styles from '../features/layout/RecordPanels.module.css';

export const loader = staffLoader(async ({ api }, who) => ({
  who,
  staff: await fetchStaff(api),
  formKey: crypto.randomUUID(),
}));

export const action = formAction({
  invite: async ({ api, body }) => staffMemberPath(await inviteStaffMember(api, body)),
});

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  meta: ({ t }) => ({ title: t('staff.title'), description: t('staff.description') }),
};

export function Component() {
  const { who, staff, formKey } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  return (
    <OfficeFrame who={who} title={t('staff.title')}>
      <p>{t('staff.description')}</p>
      <div className={styles.columns}>
        <StaffList staff={staff} />
        <InvitationForm formKey={formKey} />
      </div>
    </OfficeFrame>
  );
}
