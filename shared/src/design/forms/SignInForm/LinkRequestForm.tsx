import { linkRequestFields } from '../../../domain/accounts/account-field-rules.ts';
import type { ButtonKind } from '../Button/button-class.ts';
import { Field } from '../Field/Field.tsx';
import { AccountForm } from './AccountForm.tsx';

interface LinkRequestFormProps {
  /** The page that the sign-in page opens if a password is typed after all; the emailed link does not lead to it. */
  wanted?: string;
  words: Record<'email' | 'submit', string>;
  kind?: ButtonKind;
  /** The path of the page that handles the form, where that is another page. */
  action?: string;
}

/** Requests an email with a link. Its handler is `link`. */
export function LinkRequestForm({ wanted, words, kind, action }: LinkRequestFormProps) {
  return (
    <AccountForm name="link" submit={words.submit} kind={kind} fields={linkRequestFields} action={action}>
      {({ field }) => (
        <>
          {wanted && <input type="hidden" name="wanted" value={wanted} />}
          <Field label={words.email} type="email" autoComplete="username" {...field('email')} isWide />
        </>
      )}
    </AccountForm>
  );
}
