import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentQuestion } from '../../domain/consent.schema.ts';
import { trapField } from '../../forms/form-answer.ts';
import { Check } from '../Check/Check.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './PostForm.module.css';

interface ConsentFieldsProps {
  consent: ConsentQuestion;
  id: string;
  error: string | undefined;
  isTicked: boolean;
  /** When the form was first shown, where it has come back. */
  firstShownAt: string | undefined;
}

/** The box to tick with its information (legal-a11y D11), the version of its wording, and a trap for programs. */
export function ConsentFields({
  consent: { version, text, notice, shownAt },
  id,
  error,
  isTicked,
  firstShownAt,
}: ConsentFieldsProps) {
  const { t } = useTranslation('shared');
  // Whoever corrects one word in a second is no program.
  const [since] = useState(firstShownAt || shownAt);
  return (
    <>
      <Check id={id} name="consent" value="true" isRequired error={error} defaultChecked={isTicked}>
        {text}
      </Check>
      <p className={styles.note}>
        {notice}{' '}
        <SiteLink to="/proteccion-datos" isNewTab>
          {t('form.moreOnData')}
        </SiteLink>
      </p>
      <input type="hidden" name="consentVersion" value={version} />
      <input type="hidden" name="shownAt" value={since} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('form.trap')}
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
