import type { passwordLoader } from '../../../sign-in/password-page.ts';
import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';
import { FormSuccess } from '../PostForm/FormSuccess.tsx';
import { LinkRequestForm } from './LinkRequestForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface PasswordFormsProps extends ReturnType<typeof passwordLoader> {
  /** Without locale. */
  signInPath: string;
  words: Record<'password' | 'hint' | 'submit' | 'email' | 'ask' | 'sent' | 'sentText' | 'back', string>;
}

/**
 * The content of the page of `passwordLoader`: with a link's token the form for the password, without one the form that requests a
 * link. Once that is sent it is gone: a second link would leave open which of the two emails counts.
 */
export function PasswordForms({ token, isSent, formKey, signInPath, words }: PasswordFormsProps) {
  return (
    <>
      {isSent && (
        <FormSuccess id="enviado" title={words.sent} headingLevel={2}>
          <p>{words.sentText}</p>
        </FormSuccess>
      )}
      {token && <NewPasswordForm token={token} formKey={formKey} words={words} />}
      {!token && !isSent && <LinkRequestForm words={{ email: words.email, submit: words.ask }} />}
      <p>
        <SiteLink to={signInPath}>{words.back}</SiteLink>
      </p>
    </>
  );
}
