import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { invitationFields } from '@ofgc/shared/domain/staff/staff-field-rules.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import { RoleBoxes } from './RoleBoxes.tsx';

/**
 * Invites a new staff member. The email's link, valid once and for a week, leads to the choice of a password and the second factor.
 * @param formKey made with the page
 */
export function InvitationForm({ formKey }: { formKey: string }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('staff.invite')}>
      {(headingId) => (
        <>
          <p>{t('staff.inviteText')}</p>
          <PostForm name="invite" submit={t('staff.sendInvitation')} fields={invitationFields} labelledBy={headingId}>
            {({ field, box }) => (
              <>
                <input type="hidden" name="formKey" value={field('formKey', formKey).defaultValue} />
                <Field label={t('staff.name')} {...field('name')} autoComplete="off" />
                <Field label={t('account.email')} type="email" {...field('email')} autoComplete="off" />
                <SelectField
                  label={t('staff.language')}
                  {...field('lang', 'es')}
                  options={locales.map((locale) => ({ value: locale, label: t(`record.${locale}`) }))}
                />
                <RoleBoxes box={box} />
              </>
            )}
          </PostForm>
        </>
      )}
    </Panel>
  );
}
