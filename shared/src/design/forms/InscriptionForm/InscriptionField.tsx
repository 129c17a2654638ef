import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../dates/format.ts';
import type { Locale } from '../../../domain/locale.ts';
import { wordingField } from '../../../domain/inscriptions/inscription-field.ts';
import type { InscriptionField as FieldOfInscription } from '../../../domain/inscriptions/inscription.schema.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { Translate } from '../../../labels/translate.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { SelectField } from '../Field/SelectField.tsx';
import { TextArea } from '../Field/TextArea.tsx';
import type { FormBinding } from '../PostForm/field-binding.ts';
import styles from './InscriptionField.module.css';

interface InscriptionFieldProps {
  field: FieldOfInscription;
  /** The language of its label, hint and options, where it is not the page's. */
  lang: string | undefined;
  binding: FormBinding<string>;
}

/** One field of an inscription, as the content defines it. */
export function InscriptionField({ field, lang, binding }: InscriptionFieldProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const { name, kind, isWide, forMinors, options, consent } = field;
  const autoComplete = field.autoComplete ?? (kind === 'birthYear' ? 'bday-year' : undefined);
  // A field that is required only for minors has the mark, but no `required` attribute.
  const label = <span lang={lang}>{forMinors ? marked(field.label) : field.label}</span>;
  const shown = { label, hint: field.hint && <span lang={lang}>{field.hint}</span>, isWide };
  switch (kind) {
    case 'text':
      return <TextArea {...binding.field(name)} {...shown} rows={4} />;
    case 'choice': {
      const choices = options.map((option) => ({
        value: option.value,
        label: optionLabel(option, t, locale),
        isDisabled: option.state !== 'open',
        lang,
      }));
      const first = choices.length > 1 ? [{ value: '', label: t('inscription.choose') }] : [];
      return <SelectField {...binding.field(name)} {...shown} options={[...first, ...choices]} />;
    }
    case 'consent':
      return (
        <div data-wide="" className={styles.consent}>
          <Checkbox {...binding.box(name)}>{forMinors ? marked(consent?.text ?? '') : consent?.text}</Checkbox>
          <p className={styles.notice}>{consent?.notice}</p>
          <input type="hidden" name={wordingField(name)} value={consent?.version} />
        </div>
      );
    case 'performance':
      return <input type="hidden" name={name} value={options[0]?.value} />;
    default:
      return <Field {...binding.field(name)} {...shown} {...typed[kind]} autoComplete={autoComplete} />;
  }
}

const typed = {
  line: {},
  phone: { type: 'tel' },
  birthYear: { inputMode: 'numeric' },
  count: { inputMode: 'numeric' },
} as const;

function optionLabel(
  { label, state, opensAt, placesLeft }: FieldOfInscription['options'][number],
  t: Translate,
  locale: Locale,
): string {
  if (state === 'full') return t('inscription.optionFull', { option: label });
  if (state === 'notYet' && opensAt)
    return t('inscription.optionOpens', { option: label, date: formatDate(opensAt, 'date', locale) });
  return placesLeft === null ? label : t('inscription.optionLeft', { option: label, count: placesLeft });
}

function marked(label: string) {
  return (
    <>
      {label}
      <span aria-hidden="true"> *</span>
    </>
  );
}
