import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { bindForm, type FormBinding } from '@ofgc/shared/design/forms/PostForm/field-binding.ts';
import { FormErrorSummary } from '@ofgc/shared/design/forms/PostForm/FormErrorSummary.tsx';
import formStyles from '@ofgc/shared/design/forms/PostForm/PostForm.module.css';
import type { ReportIntake } from '@ofgc/shared/domain/channel/report.schema.ts';
import type { FieldRules } from '@ofgc/shared/forms/field-rule.ts';
import { formField, type FormState, honeypotField } from '@ofgc/shared/forms/form-state.ts';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface ChannelFormProps<Rules extends FieldRules> {
  name: string;
  submit: string;
  fields: Rules;
  state: FormState | undefined;
  /** What it was handed out with; without it the form takes no files. */
  intake?: ReportIntake;
  /** The id of its heading. */
  labelledBy: string;
  children: (binding: FormBinding<Extract<keyof Rules, string>>) => ReactNode;
}

/**
 * A form of the reporting channel. The browser posts it, with or without JavaScript, and answers with a document: nothing of it stands in an
 * address, and nothing is completed from or kept for other forms.
 */
export function ChannelForm<Rules extends FieldRules>({
  name,
  submit,
  fields,
  state,
  intake,
  labelledBy,
  children,
}: ChannelFormProps<Rules>) {
  const { t } = useTranslation('about');
  const summary = useRef<HTMLDivElement>(null);
  return (
    <form
      className={formStyles.form}
      method="post"
      encType={intake && 'multipart/form-data'}
      autoComplete="off"
      noValidate
      aria-labelledby={labelledBy}
    >
      <input type="hidden" name={formField} value={name} />
      {state && <FormErrorSummary ref={summary} state={state} />}
      {intake && (
        <>
          <input type="hidden" name="submission" value={state?.values.submission || intake.submission} />
          <input type="hidden" name="shownAt" value={state?.values.shownAt || intake.shownAt} />
          <div className={formStyles.honeypot} aria-hidden="true">
            <label>
              {t('channel.honeypot')}
              <input name={honeypotField} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        </>
      )}
      <div className={formStyles.fields}>{children(bindForm(name, fields, state))}</div>
      <Button type="submit">{submit}</Button>
    </form>
  );
}
