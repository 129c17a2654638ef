import { signInFields } from '../../../domain/accounts/account-fields.ts';
import { Field } from '../Field/Field.tsx';
import { AccountForm } from './AccountForm.tsx';

interface SignInFormProps {
  /** Where they wanted to go. */
  wanted: string;
  /** Texts of the section that shows it: public pages carry none of them. */
  words: Record<'email' | 'password' | 'submit', string>;
  /** Away from the page that answers it, its path. */
  action?: string;
}

/** Address and password: the first step of everybody who signs in. Its handler is `sign-in`. */
export function SignInForm({ wanted, words, action }: SignInFormProps) {
  return (
    <AccountForm name="sign-in" submit={words.submit} fields={signInFields} action={action}>
      {({ field }) => (
        <>
          <input type="hidden" name="wanted" value={wanted} />
          <Field label={words.email} type="email" autoComplete="username" {...field('email')} isWide />
          <Field
            label={words.password}
            {...field('password')}
            type="password"
            autoComplete="current-password"
            defaultValue=""
            isWide
          />
        </>
      )}
    </AccountForm>
  );
}
