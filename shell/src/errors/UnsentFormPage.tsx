import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { formField, enteredFields } from '@ofgc/shared/forms/form-state.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ErrorLayout } from './ErrorLayout.tsx';
import styles from './ErrorPage.module.css';
import type { UnsentForm } from './find-unsent-form.ts';

/**
 * Shown after a post that could not be handled, where the form's page cannot be shown either: keeps what was typed and sends
 * it again. A plain post, as the form was: only a form that the browser itself posted is answered by this page, without JavaScript or
 * where the form always posts that way.
 */
export function UnsentFormPage({ form: { name, values, signedOut } }: { form: UnsentForm }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const typed = Object.entries(enteredFields(values)).filter(([, value]) => value !== 'true' && value !== '');
  return (
    <ErrorLayout
      title={t('error.form.title')}
      eyebrow={t('error.unexpected.status', { status: signedOut ? 401 : 503 })}
    >
      <Lead>{signedOut?.message ?? t('error.form.text')}</Lead>
      {signedOut && (
        <a href={signedOut.signIn} target="_blank" rel="noopener">
          {t('error.form.signIn')}
        </a>
      )}
      <form method="post" action={pathname + search} className={styles.unsent}>
        <input type="hidden" name={formField} value={name} />
        {Object.entries(values).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {typed.map(([field, value]) => (
          <p key={field}>{value}</p>
        ))}
        <Button type="submit">{t('error.form.retry')}</Button>
      </form>
    </ErrorLayout>
  );
}
