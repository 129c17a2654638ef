import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { secondFactorFields } from '@ofgc/shared/domain/accounts/account-field-rules.ts';
import { useTranslation } from 'react-i18next';

/** The form for the digits of the authenticator app; its field also takes a recovery code. It replaces the password's, and takes the focus. */
export function SecondFactorForm({ wanted }: { wanted: string }) {
  const { t } = useTranslation('office');
  return (
    <PostForm name="second-factor" submit={t('signIn.submit')} fields={secondFactorFields}>
      {({ field }) => (
        <>
          <input type="hidden" name="wanted" value={wanted} />
          <Field
            label={t('secondFactor.code')}
            hint={t('secondFactor.hint')}
            {...field('code')}
            autoComplete="one-time-code"
            autoFocus
            defaultValue=""
            isWide
          />
        </>
      )}
    </PostForm>
  );
}
