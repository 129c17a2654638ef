import { linkRequestFields } from '../../../domain/accounts/account-fields.ts';
import type { ButtonKind } from '../Button/button-class.ts';
import { Field } from '../Field/Field.tsx';
import { AccountForm } from './AccountForm.tsx';

interface LinkRequestFormProps {
  words: Record<'email' | 'submit', string>;
  kind?: ButtonKind;
  /** Away from the page that answers it, its path. */
  action?: string;
}

/** Asks for a letter with a link. Its handler is `link`. */
export function LinkRequestForm({ words, kind, action }: LinkRequestFormProps) {
  return (
    <AccountForm name="link" submit={words.submit} kind={kind} fields={linkRequestFields} action={action}>
      {({ field }) => <Field label={words.email} type="email" autoComplete="username" {...field('email')} isWide />}
    </AccountForm>
  );
}
