import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { alertFields } from '@ofgc/shared/domain/office-alerts/office-alert-field-rules.ts';
import type { OfficeAlert } from '@ofgc/shared/domain/office-alerts/office-alert.schema.ts';
import { isoWithOffset } from '@ofgc/shared/dates/iso-with-offset.ts';
import { useTranslation } from 'react-i18next';

const localTime = (instant: string | undefined) => instant && isoWithOffset(instant).slice(0, 16);

interface AlertFormProps {
  /** null: a new one. */
  alert: OfficeAlert | null;
  /** Made with the page. */
  formKey: string;
}

/** The text of an alert in both languages, its state, and its first and last moment in the time zone of the Canaries. */
export function AlertForm({ alert, formKey }: AlertFormProps) {
  const { t } = useTranslation('office');
  return (
    <VersionedForm name="alert" submit={t('alerts.save')} fields={alertFields} version={alert?.version ?? 0}>
      {({ field }) => (
        <>
          <input type="hidden" name="formKey" value={field('formKey', formKey).defaultValue} />
          <TextArea
            label={t('alerts.es')}
            hint={t('alerts.hint')}
            lang="es"
            rows={4}
            {...field('es', alert?.text.es)}
            isWide
          />
          <TextArea label={t('alerts.en')} lang="en" rows={4} {...field('en', alert?.text.en)} isWide />
          <Field label={t('alerts.from')} type="datetime-local" {...field('from', localTime(alert?.from))} />
          <Field label={t('alerts.to')} type="datetime-local" {...field('to', localTime(alert?.to))} />
          <SelectField
            label={t('alerts.state')}
            {...field('state', alert && alert.state !== 'draft' ? 'published' : 'draft')}
            options={[
              { value: 'draft', label: t('alerts.draft') },
              { value: 'published', label: t('alerts.published') },
            ]}
            isWide
          />
        </>
      )}
    </VersionedForm>
  );
}
