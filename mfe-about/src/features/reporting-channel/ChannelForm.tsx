import { DocumentForm } from '@ofgc/shared/design/forms/DocumentForm/DocumentForm.tsx';
import type { FormBinding } from '@ofgc/shared/design/forms/PostForm/field-binding.ts';
import formStyles from '@ofgc/shared/design/forms/PostForm/PostForm.module.css';
import type { ReportIntake } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import type { FieldRules } from '@ofgc/shared/forms/field-rule.ts';
import { type FormState, honeypotField } from '@ofgc/shared/forms/form-state.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CarryToLanguageButton } from './CarryToLanguageButton.tsx';

interface ChannelFormProps<Rules extends FieldRules> {
  name: string;
  submit: string;
  fields: Rules;
  state: FormState | undefined;
  /** The data that the form was issued with; without it the form takes no files. */
  intake?: ReportIntake;
  /** The path of its page, without locale, where its input can be carried to the other language. */
  path?: string;
  /** The id of the form's heading. */
  labelledBy: string;
  children: (binding: FormBinding<Extract<keyof Rules, string>>) => ReactNode;
}

/** A form of the reporting channel: none of its input gets into a URL, and no field is autocompleted from or saved for other forms. */
export function ChannelForm<Rules extends FieldRules>({ intake, path, children, ...form }: ChannelFormProps<Rules>) {
  const { t } = useTranslation('about');
  const { values } = form.state ?? {};
  return (
    <DocumentForm
      {...form}
      hasFiles={intake !== undefined}
      otherWay={
        path && (
          <CarryToLanguageButton path={path} labelledBy={form.labelledBy}>
            {t('channel.carry')}
          </CarryToLanguageButton>
        )
      }
    >
      {(binding) => (
        <>
          {intake && (
            <>
              <input type="hidden" name="submission" value={values?.submission || intake.submission} />
              <input type="hidden" name="shownAt" value={values?.shownAt || intake.shownAt} />
              <div className={formStyles.honeypot} aria-hidden="true">
                <label>
                  {t('channel.honeypot')}
                  <input name={honeypotField} tabIndex={-1} autoComplete="off" />
                </label>
              </div>
            </>
          )}
          {children(binding)}
        </>
      )}
    </DocumentForm>
  );
}
