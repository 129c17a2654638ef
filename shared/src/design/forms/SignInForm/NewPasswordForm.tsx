import { newPasswordFields } from '../../../domain/accounts/account-field-rules.ts';
import { Field } from '../Field/Field.tsx';
import { PostForm } from '../PostForm/PostForm.tsx';

interface NewPasswordFormProps {
  /** The token of the email's link. */
  token: string;
  /** Made with the page: if only the response was lost and the form is sent again, the API recognises it as the first one. */
  formKey: string;
  words: Record<'password' | 'hint' | 'submit', string>;
}

/** Chooses a password with the link of an email. Its handler is `password`. */
export function NewPasswordForm({ token, formKey, words }: NewPasswordFormProps) {
  return (
    <PostForm name="password" submit={words.submit} fields={{ ...newPasswordFields, formKey: {} }}>
      {({ field }) => (
        <>
          <input type="hidden" name="token" value={token} />
          {/* The key stays the same after a refusal. */}
          <input type="hidden" name="formKey" value={field('formKey', formKey).defaultValue} />
          <Field
            label={words.password}
            hint={words.hint}
            {...field('password')}
            type="password"
            autoComplete="new-password"
            defaultValue=""
            isWide
          />
        </>
      )}
    </PostForm>
  );
}
