import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentQuestion } from '../../../domain/consents/consent.schema.ts';
import { honeypotField } from '../../../forms/form-state.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { dataProtectionPath } from '../../../routes/pages.ts';
import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';
import styles from './PostForm.module.css';

interface ConsentFieldsProps {
  consent: ConsentQuestion;
  id: string;
  error: string | undefined;
  isTicked: boolean;
  /** When the form was first shown, where it has come back. */
  firstShownAt: string | undefined;
}

/** The box to tick with its information, the version of its wording, and the honeypot that keeps bots out. */
export function ConsentFields({
  consent: { version, text, notice, shownAt },
  id,
  error,
  isTicked,
  firstShownAt,
}: ConsentFieldsProps) {
  const { t } = useTranslation('shared');
  // The API takes a form filled in within seconds for a bot: one that has come back keeps its first time.
  const [since] = useState(firstShownAt || shownAt);
  return (
    <>
      <Checkbox id={id} name="consent" value="true" isRequired error={error} defaultChecked={isTicked}>
        {text}
      </Checkbox>
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
