import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { SchoolCall } from '@ofgc/shared/domain/school-calls/school-call.schema.ts';
import {
  registrationFields,
  wishField,
  wishNumbers,
} from '@ofgc/shared/domain/school-registrations/registration-field-rules.ts';
import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import type { SchoolRegistration } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { dataProtectionPath } from '@ofgc/shared/routes/site/pages.ts';
import { useTranslation } from 'react-i18next';
import { useRenewalKey } from '@ofgc/shared/forms/seen-version.ts';
import { FieldColumns, FormHint, FormPart } from './FormPart.tsx';
import { AllGroups } from './GroupFields.tsx';
import { sessionLabels } from '../session-labels.ts';
import styles from './RegistrationForm.module.css';

type Saved = Pick<SchoolRegistration, 'version' | 'groups' | 'wishes' | 'contact' | 'phone' | 'needs' | 'state'>;

interface RegistrationFormProps {
  call: SchoolCall;
  /** The key of the saved registration, or one made with the page: a form sent twice is saved once. */
  formKey: string;
  /** The school whose contact fills a new registration's fields. */
  centre?: Pick<SchoolCentre, 'id' | 'contact' | 'phone'>;
  saved?: Saved;
}

/** Wished sessions in order of preference, groups, and contact. One button saves a draft, the other sends the registration. */
export function RegistrationForm({ call, formKey, centre, saved }: RegistrationFormProps) {
  const { t } = useTranslation('education');
  const { t: shared } = useTranslation('shared');
  const locale = useLocale();
  const key = useRenewalKey('registration', saved?.version ?? 0);
  // A wish that can no longer be chosen stays visible until the school chooses another.
  const offered = call.sessions.filter(
    (session) => !session.suspended || saved?.wishes.some(({ id }) => id === session.id),
  );
  const isSent = saved !== undefined && saved.state !== 'draft';
  return (
    // The key renews the form when what is saved has changed, so that it cannot overwrite a change that it does not show.
    <VersionedForm
      key={key}
      name="registration"
      submit={t(isSent ? 'registration.change' : 'registration.send')}
      labelledBy="inscripcion"
      fields={registrationFields}
      version={saved?.version ?? 0}
    >
      {({ field }) => {
        const bind = (name: string, saved = '') => field(name, saved);
        return (
          <>
            <input type="hidden" name="formKey" value={field('formKey', formKey).defaultValue} />
            {/* In another tab, another school may sign in: it must not get a registration that was written here. */}
            {centre && <input type="hidden" name="centre" value={field('centre', String(centre.id)).defaultValue} />}
            {isSent && <input type="hidden" name="intent" value="change" />}
            <FormPart legend={t('registration.wishes')} hint={t('registration.wishesHint')}>
              <FieldColumns>
                {wishNumbers.slice(0, call.sessions.length).map((number) => (
                  <SelectField
                    key={number}
                    label={t('registration.wish', { number })}
                    {...bind(wishField(number), String(saved?.wishes[number - 1]?.id ?? ''))}
                    options={[
                      { value: '', label: t(number === 1 ? 'registration.choose' : 'registration.noWish') },
                      ...offered.map((session) => ({
                        value: String(session.id),
                        label: t(session.seatsLeft > 0 ? 'registration.option' : 'registration.fullOption', {
                          session: sessionLabels(session, locale, t),
                          count: session.seatsLeft,
                        }),
                      })),
                    ]}
                  />
                ))}
              </FieldColumns>
            </FormPart>
            <AllGroups call={call} field={field} groups={saved?.groups ?? []} />
            <FormPart legend={t('registration.contactTitle')}>
              <FieldColumns>
                <Field
                  label={t('registration.contact')}
                  autoComplete="name"
                  {...bind('contact', saved?.contact ?? centre?.contact)}
                />
                <Field
                  label={t('registration.phone')}
                  type="tel"
                  autoComplete="tel"
                  {...bind('phone', saved?.phone ?? centre?.phone)}
                />
                <TextArea
                  label={t('registration.needs')}
                  hint={t('registration.needsHint')}
                  rows={4}
                  isWide
                  {...bind('needs', saved?.needs)}
                />
              </FieldColumns>
            </FormPart>
            <FormHint>
              {t('registration.data')} <SiteLink to={dataProtectionPath}>{t('registration.dataProtection')}</SiteLink>
            </FormHint>
            <FormHint>{shared('form.required')}</FormHint>
            {!isSent && (
              <Button type="submit" kind="secondary" name="intent" value="draft" className={styles.draft}>
                {t('registration.save')}
              </Button>
            )}
          </>
        );
      }}
    </VersionedForm>
  );
}
