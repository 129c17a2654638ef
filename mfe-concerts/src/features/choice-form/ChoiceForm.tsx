import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import styles from './ChoiceForm.module.css';

interface ChoiceFormProps {
  /** The path of the result page, without locale, with the anchor of the result: page and focus go there. */
  action: string;
  label: string;
  submit: string;
  zones: readonly string[];
  zone: string;
  /** Further fields beside the zone. */
  fields?: ReactNode;
  /** The checkboxes. */
  children: ReactNode;
}

/** A plain GET form with checkboxes and a zone. Use the address as its key, so that its boxes follow the browser's history. */
export function ChoiceForm({ action, label, submit, zones, zone, fields, children }: ChoiceFormProps) {
  const { t } = useTranslation('concerts');
  return (
    <Form
      className={styles.form}
      method="get"
      action={localisedPath(action, useLocale())}
      aria-label={label}
      // Otherwise the browser restores boxes that were ticked but not sent, which do not match the result.
      autoComplete="off"
    >
      {children}
      <div className={styles.foot}>
        <SelectField
          name="zona"
          label={t('subscriptions.prices.zone')}
          defaultValue={zone}
          options={zones.map((value) => ({ value, label: t('subscriptions.zone', { zone: value }) }))}
        />
        {fields}
        <Button type="submit" size="field">
          {submit}
        </Button>
      </div>
    </Form>
  );
}
