import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { eraseFields } from '@ofgc/shared/domain/inbox/inbox-field-rules.ts';
import type { InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';

/** Erases a record at its sender's request; the typed reference confirms it, because it cannot be undone. */
export function EraseForm({ inboxCase: { reference, version } }: { inboxCase: InboxCase }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('record.erase')}>
      {(headingId) => (
        <>
          <p>{t('record.eraseText')}</p>
          <VersionedForm
            name="erase"
            submit={t('record.eraseNow')}
            kind="secondary"
            fields={eraseFields}
            labelledBy={headingId}
            version={version}
          >
            {({ field }) => (
              <Field
                label={t('inbox.reference')}
                hint={t('record.eraseHint', { reference })}
                autoComplete="off"
                {...field('reference')}
              />
            )}
          </VersionedForm>
        </>
      )}
    </Panel>
  );
}
