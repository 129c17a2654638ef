import { localDay } from '@ofgc/shared/dates/format.ts';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { ManagedCall } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { QuietFold } from '../school-area/QuietFold.tsx';

const fields = { opensOn: { isRequired: true }, closesOn: { isRequired: true }, version: {} } as const;

/** Sets the first and last day of a call; an open call can also be closed at once. */
export function CallDaysForm({ call }: { call: Pick<ManagedCall, 'opensAt' | 'closesAt' | 'version' | 'state'> }) {
  const { t } = useTranslation('education');
  const posted = useActionData<FormState | undefined>();
  return (
    <>
      {/* The key renews the form when the saved days change, so that it shows them and not what was typed before. */}
      <VersionedForm
        key={`${call.opensAt} ${call.closesAt}`}
        name="days"
        submit={t('office.saveDays')}
        kind="secondary"
        labelledBy="plazo"
        fields={fields}
        version={call.version}
      >
        {({ field }) => (
          <>
            <Field label={t('office.opensOn')} type="date" {...field('opensOn', localDay(call.opensAt))} />
            <Field label={t('office.closesOn')} type="date" {...field('closesOn', localDay(call.closesAt))} />
          </>
        )}
      </VersionedForm>
      {call.state === 'open' && (
        <QuietFold summary={t('office.askClose')} isOpen={posted?.form === 'days:closeNow'}>
          <p>{t('office.closeText')}</p>
          <VersionedForm name="days:closeNow" submit={t('office.closeNow')} kind="secondary" version={call.version} />
        </QuietFold>
      )}
    </>
  );
}
