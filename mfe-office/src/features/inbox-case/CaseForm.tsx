import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { caseStatuses } from '@ofgc/shared/domain/inbox/inbox.ts';
import { caseFields } from '@ofgc/shared/domain/inbox/inbox-field-rules.ts';
import type { InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';

/** Changes a case's status and who handles it. */
export function CaseForm({ inboxCase: { status, holder, version } }: { inboxCase: InboxCase }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('record.case')}>
      {(headingId) => (
        <VersionedForm
          name="case"
          submit={t('record.save')}
          kind="secondary"
          fields={caseFields}
          labelledBy={headingId}
          version={version}
        >
          {({ field }) => (
            <>
              <SelectField
                label={t('record.status')}
                {...field('status', status)}
                options={caseStatuses.map((value) => ({ value, label: t(`statusName.${value}`) }))}
              />
              <SelectField
                label={t('record.holder')}
                {...field('holder', 'unchanged')}
                options={[
                  { value: 'unchanged', label: t('record.unchanged', { name: holder ?? t('record.noHolder') }) },
                  { value: 'me', label: t('inbox.me') },
                  { value: 'nobody', label: t('inbox.nobody') },
                ]}
              />
            </>
          )}
        </VersionedForm>
      )}
    </Panel>
  );
}
