import { Checkbox } from '@ofgc/shared/design/forms/Checkbox/Checkbox.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { ownProfileFields, profileFields } from '@ofgc/shared/domain/school-centres/centre-field-rules.ts';
import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { useRenewalKey } from '@ofgc/shared/forms/seen-version.ts';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';

interface ProfileFormProps {
  centre: SchoolCentre;
  /** Who edits the profile: the office changes every field, a school only its contact, telephone and language. */
  editor: 'centre' | 'office';
  labelledBy: string;
}

/** The form that changes a school's profile. */
export function ProfileForm({ centre, editor, labelledBy }: ProfileFormProps) {
  const { t } = useTranslation('education');
  const key = useRenewalKey('profile', centre.version);
  const posted = useActionData<FormState | undefined>();
  const sent = posted?.form === 'profile' ? posted.values : {};
  // In another tab, another school may sign in: its profile must not take what was typed here, so a refused form stays the one of the
  // school that sent it, with the version that this school has seen.
  const centreId = sent.centre ?? String(centre.id);
  const version = centreId === String(centre.id) ? centre.version : Number(sent.version);
  return (
    // The key renews the form when the profile was changed by somebody else, so that it cannot overwrite what it does not show.
    <VersionedForm
      key={key}
      name="profile"
      submit={t('profile.save')}
      kind="secondary"
      labelledBy={labelledBy}
      fields={editor === 'office' ? profileFields : (ownProfileFields as typeof profileFields)}
      version={version}
    >
      {({ field, box }) => {
        const bind = (name: 'code' | 'name' | 'municipality' | 'contact' | 'email' | 'phone' | 'lang') =>
          field(name, centre[name]);
        return (
          <>
            {editor === 'centre' && <input type="hidden" name="centre" value={centreId} />}
            {editor === 'office' && (
              <>
                <Field label={t('centre.code')} hint={t('centre.codeHint')} inputMode="numeric" {...bind('code')} />
                <Field label={t('centre.name')} {...bind('name')} />
                <Field label={t('centre.municipality')} {...bind('municipality')} />
                <Field label={t('centre.email')} hint={t('profile.emailHint')} type="email" {...bind('email')} />
              </>
            )}
            <Field label={t('centre.contact')} autoComplete="name" {...bind('contact')} />
            <Field label={t('centre.phone')} type="tel" autoComplete="tel" {...bind('phone')} />
            <SelectField
              label={t('profile.lang')}
              hint={t('profile.langHint')}
              {...bind('lang')}
              options={[
                { value: 'es', label: 'Español' },
                { value: 'en', label: 'English' },
              ]}
            />
            {editor === 'office' && (
              <Checkbox {...box('isOneRoom', centre.isOneRoom)}>{t('centre.isOneRoom')}</Checkbox>
            )}
          </>
        );
      }}
    </VersionedForm>
  );
}
