import { Check } from '@ofgc/shared/design/Check/Check.tsx';
import { Field } from '@ofgc/shared/design/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/Field/SelectField.tsx';
import { TextArea } from '@ofgc/shared/design/Field/TextArea.tsx';
import { PostForm } from '@ofgc/shared/design/PostForm/PostForm.tsx';
import type { Masterclass } from '@ofgc/shared/domain/masterclass.schema.ts';
import { useTranslation } from 'react-i18next';
import type { ApplicationConsents } from './load-application.ts';
import styles from './ApplicationForm.module.css';

interface ApplicationFormProps {
  /** Those that take applications. */
  masterclasses: readonly Masterclass[];
  /** The slug of the class that the visitor came from. */
  chosen: string;
  consents: ApplicationConsents;
}

/** The application for a masterclass: for those who play, for those who listen, for children with their guardians. */
export function ApplicationForm({ masterclasses, chosen, consents }: ApplicationFormProps) {
  const { t } = useTranslation('education');
  const first =
    masterclasses.find(({ slug }) => slug === chosen) ?? masterclasses.find(({ state }) => state === 'open');
  const options = masterclasses.map(({ id, instrument, master, state }) => ({
    value: String(id),
    label: t(state === 'full' ? 'application.optionFull' : 'application.option', { instrument, master }),
  }));
  return (
    <PostForm name="application" submit={t('application.send')} consent={consents.own} labelledBy="inscripcion">
      {(field) => {
        const masterclass = field('masterclass');
        return (
          <>
            <SelectField
              // Another class chosen on the page is another choice here; what was typed stays.
              key={chosen}
              label={t('application.class')}
              options={options}
              isRequired
              isWide
              {...masterclass}
              defaultValue={masterclass.defaultValue ?? String(first?.id ?? '')}
            />
            <SelectField
              label={t('application.participation')}
              options={[
                { value: '', label: t('application.choose') },
                { value: 'active', label: t('application.asActive') },
                { value: 'listener', label: t('application.asListener') },
              ]}
              isRequired
              {...field('participation')}
            />
            <Field
              label={t('application.birthYear')}
              hint={t('application.birthYearHint')}
              inputMode="numeric"
              autoComplete="bday-year"
              maxLength={4}
              isRequired
              {...field('birthYear')}
            />
            <Field label={t('application.name')} autoComplete="given-name" isRequired {...field('name')} />
            <Field label={t('application.lastname')} autoComplete="family-name" isRequired {...field('lastname')} />
            <Field label={t('application.email')} type="email" autoComplete="email" isRequired {...field('email')} />
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
                <Field label={t('application.instrument')} {...field('instrument')} />
                <Field label={t('application.level')} {...field('level')} />
                <Field label={t('application.centre')} isWide {...field('centre')} />
                <TextArea
                  label={t('application.programme')}
                  hint={t('application.programmeHint')}
                  rows={4}
                  isWide
                  {...field('programme')}
                />
                <Field
                  label={t('application.video')}
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
              <Field label={t('application.guardian')} {...field('guardian')} />
              <Box name="guardianConsent" version="guardianVersion" question={consents.guardian} ties={field} />
            </fieldset>
            <fieldset className={styles.group} data-wide="">
              <legend>{t('application.images')}</legend>
              <Box name="imageConsent" version="imageVersion" question={consents.image} ties={field} />
            </fieldset>
          </>
        );
      }}
    </PostForm>
  );
}

interface BoxProps {
  name: string;
  /** The field that tells which wording was shown. */
  version: string;
  question: ApplicationConsents['image'];
  ties: (name: string) => { id: string; name: string; error: string | undefined; defaultValue: string | undefined };
}

/** A consent beside the form's own, never ticked beforehand. */
function Box({ name, version, question, ties }: BoxProps) {
  const { defaultValue, ...box } = ties(name);
  return (
    <>
      <Check {...box} value="true" defaultChecked={defaultValue === 'true'}>
        {question.text}
      </Check>
      <p className="small soft">{question.notice}</p>
      <input type="hidden" name={version} value={question.version} />
    </>
  );
}
