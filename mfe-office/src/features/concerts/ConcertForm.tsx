import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { concertFields, soloistField, workField } from '@ofgc/shared/domain/office-concerts/concert-field-rules.ts';
import type { OfficeConcert } from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import type { FieldRules } from '@ofgc/shared/forms/field-rule.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { RequiredHint } from '../layout/RequiredHint.tsx';
import { DateFields } from './DateFields.tsx';
import styles from './ConcertForm.module.css';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The fields of a concert that the office may change, and the announcement to the public in both languages. Publishing is chosen each time, because it sends emails. */
export function ConcertForm({ concert }: { concert: Pick<OfficeConcert, 'version' | 'text' | 'choices'> }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const { text, choices } = concert;
  const artists = options(choices.artists);
  const works = choices.works.map(({ key, label }) => ({ value: key, label: label[locale] }));
  const rules: FieldRules = concertFields;
  return (
    <VersionedForm name="concert" submit={t('concerts.save')} fields={rules} version={concert.version}>
      {({ field }) => (
        <>
          {text.dates.map((date, index) => (
            <DateFields key={date.id} date={date} number={index + 1} count={text.dates.length} field={field} />
          ))}
          <fieldset className={styles.group} data-wide="">
            <legend>{t('concerts.cast')}</legend>
            <SelectField
              label={t('concerts.venue')}
              {...field('venue', text.venue)}
              options={options(choices.venues)}
            />
            <SelectField label={t('concerts.conductor')} {...field('conductor', text.conductor)} options={artists} />
            {text.soloists.map(({ name, part }, position) => (
              <SelectField
                key={soloistField(position)}
                label={part[locale] || part.es}
                {...field(soloistField(position), name)}
                options={[{ value: '', label: t('concerts.toBeAnnounced') }, ...artists]}
              />
            ))}
            {text.works.map(({ position, work }, index) => (
              <SelectField
                key={workField(position)}
                label={t('concerts.work', { number: index + 1 })}
                {...field(workField(position), work)}
                options={works}
                isWide
              />
            ))}
          </fieldset>
          <fieldset className={styles.group} data-wide="">
            <legend>{t('concerts.told')}</legend>
            <TextArea
              label={t('concerts.textEs')}
              hint={t('concerts.textHint')}
              lang="es"
              rows={3}
              {...field('textEs', text.announcement.es)}
              isWide
            />
            <TextArea
              label={t('concerts.textEn')}
              lang="en"
              rows={3}
              {...field('textEn', text.announcement.en)}
              isWide
            />
            <TextArea
              label={t('concerts.noteEs')}
              hint={t('concerts.noteHint')}
              lang="es"
              rows={5}
              {...field('noteEs', text.note.es)}
              isWide
            />
            <TextArea label={t('concerts.noteEn')} lang="en" rows={5} {...field('noteEn', text.note.en)} isWide />
          </fieldset>
          <SelectField
            label={t('alerts.state')}
            {...field('state', 'draft')}
            options={[
              { value: 'draft', label: t('concerts.draft') },
              { value: 'published', label: t('concerts.published') },
            ]}
            isWide
          />
          <RequiredHint />
        </>
      )}
    </VersionedForm>
  );
}
