import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { CallSession } from '@ofgc/shared/domain/school-calls/school-call.schema.ts';
import type { SchoolRegistration } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { useRenewalKey } from '@ofgc/shared/forms/seen-version.ts';
import { sessionLabels } from '../school-area/session-labels.ts';

const fields = { session: {}, reason: { isRequired: true }, version: {} } as const;

interface PlaceFormProps {
  sessions: readonly CallSession[];
  registration: Pick<SchoolRegistration, 'version' | 'session' | 'wishes' | 'seats'>;
}

/** Moves a registration to another session, from the waiting list to a session, or back; the school reads the reason. */
export function PlaceForm({ sessions, registration: { version, session, wishes, seats } }: PlaceFormProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const key = useRenewalKey('place', version);
  const label = (one: CallSession) => {
    const wish = wishes.findIndex(({ id }) => id === one.id) + 1;
    const words = t('registration.option', { session: sessionLabels(one, locale, t), count: one.seatsLeft });
    return wish > 0 ? t('office.wishOption', { session: words, wish }) : words;
  };
  return (
    // The key renews the form when the registration has changed, so that it shows the present session and no earlier reason.
    <VersionedForm
      key={key}
      name="place"
      submit={t('office.assign')}
      kind="secondary"
      labelledBy="plaza"
      fields={fields}
      version={version}
    >
      {({ field }) => (
        <>
          <SelectField
            label={t('office.assignTo', { seats })}
            {...field('session', String(session?.id ?? ''))}
            options={[
              { value: '', label: t('registration.state.waiting') },
              ...sessions.map((one) => ({ value: String(one.id), label: label(one) })),
            ]}
          />
          <Field label={t('office.reason')} hint={t('office.reasonHint')} {...field('reason')} />
        </>
      )}
    </VersionedForm>
  );
}
