import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import type { FormBinding } from '@ofgc/shared/design/forms/PostForm/field-binding.ts';
import { dateField, dateStates } from '@ofgc/shared/domain/office-concerts/concert-field-rules.ts';
import type { OfficeConcert } from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import { sales } from '@ofgc/shared/domain/events/display-state.ts';
import { useTranslation } from 'react-i18next';
import styles from './ConcertForm.module.css';

interface DateFieldsProps {
  date: OfficeConcert['text']['dates'][number];
  /** The date's position among the concert's dates, from 1. */
  number: number;
  count: number;
  field: FormBinding<string>['field'];
}

/** The fields of one date of a concert: its state, day and time, and how it is sold. */
export function DateFields({ date: { id, status, date, time, sale, list }, number, count, field }: DateFieldsProps) {
  const { t } = useTranslation('office');
  return (
    <fieldset className={styles.group} data-wide="">
      <legend>{count > 1 ? t('concerts.dateOf', { number, count }) : t('concerts.date')}</legend>
      <SelectField
        label={t('concerts.status')}
        {...field(dateField('status', id), status)}
        options={dateStates.map((value) => ({ value, label: t(`concerts.dateState.${value}`) }))}
        isWide
      />
      <Field
        label={t('concerts.day')}
        type="date"
        {...field(dateField('date', id), date)}
        hint={t('concerts.dayHint')}
      />
      <Field label={t('concerts.hour')} type="time" {...field(dateField('time', id), time)} />
      <SelectField
        label={t('concerts.sale')}
        {...field(dateField('sale', id), sale)}
        options={sales.map((value) => ({ value, label: t(`concerts.saleName.${value}`) }))}
      />
      <SelectField
        label={t('concerts.list')}
        {...field(dateField('list', id), String(list))}
        options={(['true', 'false'] as const).map((value) => ({ value, label: t(`concerts.listName.${value}`) }))}
      />
    </fieldset>
  );
}
