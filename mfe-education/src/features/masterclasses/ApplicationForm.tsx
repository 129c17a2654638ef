import { Checkbox } from '@ofgc/shared/design/forms/Checkbox/Checkbox.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import type { BoxBinding } from '@ofgc/shared/design/forms/PostForm/field-binding.ts';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { applicationFields } from '@ofgc/shared/domain/masterclasses/application-field-rules.ts';
import type { Masterclass } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import { useTranslation } from 'react-i18next';
import type { ApplicationConsents } from './load-application.ts';
import styles from './ApplicationForm.module.css';

interface ApplicationFormProps {
  /** Classes that take applications, and the class of a refused form. */
  masterclasses: readonly Masterclass[];
  /** The slug of the class whose link the visitor followed; where it is empty or unknown, the first open class is selected. */
  chosen: string;
  consents: ApplicationConsents;
}

/** The application for a masterclass: players, listeners, and minors with the consent of a guardian. */
export function ApplicationForm({ masterclasses, chosen, consents }: ApplicationFormProps) {
  const { t } = useTranslation('education');
  const first =
    masterclasses.find(({ slug }) => slug === chosen) ?? masterclasses.find(({ state }) => state === 'open');
  const options = masterclasses.map(({ id, instrument, master, state }) => ({
    value: String(id),
    label: t(state === 'full' ? 'application.optionFull' : 'application.option', { instrument, master }),
  }));
  return (
    <PostForm
      name="application"
      submit={t('application.send')}
      consent={consents.own}
      fields={applicationFields}
      labelledBy="inscripcion"
    >
      {({ field, box }) => (
        <>
          <SelectField
            // A new key selects the class whose link the visitor followed; the other fields keep what was typed.
            key={chosen}
            label={t('application.class')}
            options={options}
            isWide
            {...field('masterclass', String(first?.id ?? ''))}
          />
          <SelectField
            label={t('application.participation')}
            options={[
              { value: '', label: t('application.choose') },
              { value: 'active', label: t('application.asActive') },
              { value: 'listener', label: t('application.asListener') },
            ]}
            {...field('participation')}
          />
          <Field
            label={t('application.birthYear')}
            hint={t('application.birthYearHint')}
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            {...field('birthYear')}
          />
          <Field label={t('application.name')} autoComplete="given-name" {...field('name')} />
          <Field label={t('application.lastname')} autoComplete="family-name" {...field('lastname')} />
          <Field label={t('application.email')} type="email" autoComplete="email" {...field('email')} />
          <Field
            label={t('application.phone')}
            hint={t('application.phoneHint')}
            type="tel"
            autoComplete="tel"
            {...field('phone')}
          />
          <Field label={t('application.city')} autoComplete="address-level2" {...field('city')} />
          <fieldset className={styles.group} data-wide="">
            <legend>{t('application.playing')}</legend>
            <p className="small soft">{t('application.playingText')}</p>
            <div className={styles.fields}>
              <Field label={marked(t('application.instrument'))} {...field('instrument')} />
              <Field label={t('application.level')} {...field('level')} />
              <Field label={t('application.centre')} isWide {...field('centre')} />
              <TextArea
                label={marked(t('application.programme'))}
                hint={t('application.programmeHint')}
                rows={4}
                isWide
                {...field('programme')}
              />
              <Field
                label={marked(t('application.video'))}
                hint={t('application.videoHint')}
                type="url"
                isWide
                {...field('videoUrl')}
              />
            </div>
          </fieldset>
          <TextArea
            label={t('application.needs')}
            hint={t('application.needsHint')}
            rows={3}
            isWide
            {...field('needs')}
          />
          <fieldset className={styles.group} data-wide="">
            <legend>{t('application.young')}</legend>
            <p className="small soft">{t('application.youngText')}</p>
            <Field label={marked(t('application.guardian'))} {...field('guardian')} />
            <ConsentCheckbox
              box={box('guardianConsent')}
              version="guardianVersion"
              question={consents.guardian}
              isMarked
            />
          </fieldset>
          <fieldset className={styles.group} data-wide="">
            <legend>{t('application.images')}</legend>
            <ConsentCheckbox box={box('imageConsent')} version="imageVersion" question={consents.image} />
          </fieldset>
        </>
      )}
    </PostForm>
  );
}

/** A label with the mark of required fields, for a field that only players or only minors must fill in: the browser does not require it. */
function marked(label: string) {
  return (
    <>
      {label}
      <span aria-hidden="true"> *</span>
    </>
  );
}

interface ConsentCheckboxProps {
  box: BoxBinding;
  /** The name of the hidden field with the version of the wording. */
  version: string;
  question: ApplicationConsents['image'];
  /** Whether some applicants must tick the box. */
  isMarked?: boolean;
}

/** A consent besides the form's own. The law forbids a box that is ticked beforehand. */
function ConsentCheckbox({ box, version, question, isMarked }: ConsentCheckboxProps) {
  return (
    <>
      <Checkbox {...box}>{isMarked ? marked(question.text) : question.text}</Checkbox>
      <p className="small soft">{question.notice}</p>
      <input type="hidden" name={version} value={question.version} />
    </>
  );
}
