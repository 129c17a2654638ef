import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentQuestion } from '../../../domain/consents/consent.schema.ts';
import { type FormState, honeypotField } from '../../../forms/form-state.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { dataProtectionPath } from '../../../routes/site/pages.ts';
import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';
import { bindForm } from './field-binding.ts';
import styles from './PostForm.module.css';

interface ConsentFieldsProps {
  consent: ConsentQuestion;
  /** The form's name. */
  form: string;
  state: FormState | undefined;
}

const rules = { consent: { isRequired: true } };

/** The box to tick with its information, the version of its wording, and the honeypot that keeps bots out. */
export function ConsentFields({ consent: { version, text, notice, shownAt }, form, state }: ConsentFieldsProps) {
  const { t } = useTranslation('shared');
  // The API takes a form filled in within seconds for a bot: one that has come back keeps its first time.
  const [since] = useState(state?.values.shownAt || shownAt);
  return (
    <>
      <Checkbox {...bindForm(form, rules, state).box('consent')}>{text}</Checkbox>
      <p className={styles.note}>
        {notice}{' '}
        <SiteLink to={dataProtectionPath} isNewTab>
          {t('form.moreOnData')}
        </SiteLink>
      </p>
      <input type="hidden" name="consentVersion" value={version} />
      <input type="hidden" name="shownAt" value={since} />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {t('form.honeypot')}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
