import { newPasswordFields } from '../../../domain/accounts/account-fields.ts';
import { Field } from '../Field/Field.tsx';
import { PostForm } from '../PostForm/PostForm.tsx';

interface NewPasswordFormProps {
  /** Of the letter's link. */
  token: string;
  /** Made with the page: where the answer alone was lost, what is sent again is the first. */
  formKey: string;
  words: Record<'password' | 'hint' | 'submit', string>;
}

/** Chooses a password by the link of a letter. Its handler is `password`. */
export function NewPasswordForm({ token, formKey, words }: NewPasswordFormProps) {
  return (
    <PostForm name="password" submit={words.submit} fields={{ ...newPasswordFields, formKey: {} }}>
      {({ field }) => (
        <>
          <input type="hidden" name="token" value={token} />
          {/* The same after a refusal. */}
          <input type="hidden" name="formKey" value={field('formKey').defaultValue ?? formKey} />
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
