import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { secondFactorFields } from '@ofgc/shared/domain/accounts/account-field-rules.ts';
import { useTranslation } from 'react-i18next';
import { KeyCode } from './KeyCode.tsx';
import styles from './SecondFactorSetupForm.module.css';

interface EnrolmentFormProps {
  /** The secret key in groups of four characters. */
  secret: string;
  /** An address `otpauth://…`, which opens the authenticator app on a telephone. */
  address: string;
  /** The same address as a QR code. */
  code: { side: number; path: string };
}

/** Sets up the second factor: the authenticator app gets the secret key, and its first digits prove that it has it. */
export function SecondFactorSetupForm({ secret, address, code }: EnrolmentFormProps) {
  const { t } = useTranslation('office');
  return (
    <>
      <ol className={styles.steps}>
        <li>{t('enrolment.app')}</li>
        <li>
          {t('enrolment.scan')}
          <KeyCode {...code} />
          {t('enrolment.key')} <code className={styles.key}>{secret}</code>
          <a href={address}>{t('enrolment.open')}</a>
        </li>
        <li>{t('enrolment.digits')}</li>
      </ol>
      <PostForm name="enrolment" submit={t('enrolment.submit')} fields={secondFactorFields}>
        {({ field }) => (
          <Field
            label={t('enrolment.code')}
            {...field('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            defaultValue=""
            isWide
          />
        )}
      </PostForm>
    </>
  );
}
