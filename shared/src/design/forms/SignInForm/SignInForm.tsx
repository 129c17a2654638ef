import { signInFields } from '../../../domain/accounts/account-field-rules.ts';
import { Field } from '../Field/Field.tsx';
import { AccountForm } from './AccountForm.tsx';

interface SignInFormProps {
  /** The page to open after signing in. */
  wanted: string;
  /** Texts from the catalogue of the section that shows it, so that public pages do not contain them. */
  words: Record<'email' | 'password' | 'submit', string>;
  /** The path of the page that handles the form, where that is another page. */
  action?: string;
}

/** Email address and password: the first step of signing in. Its handler is `sign-in`. */
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
