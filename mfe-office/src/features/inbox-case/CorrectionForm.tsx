import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { correctionFields } from '@ofgc/shared/domain/inbox/inbox-field-rules.ts';
import type { InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import { RequiredHint } from '../layout/RequiredHint.tsx';

const inForms = ['name', 'lastname', 'phone'] as const;

/** Corrects who sent a record, in the fields of its form. */
export function CorrectionForm({ inboxCase: { sender, version } }: { inboxCase: InboxCase }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('record.correction')}>
      {(headingId) => (
        <VersionedForm
          name="correction"
          submit={t('record.save')}
          kind="secondary"
          fields={correctionFields}
          labelledBy={headingId}
          version={version}
        >
          {({ field }) => (
            <>
              {inForms.map((name) => {
                const value = sender[name];
                return value === null ? null : (
                  <Field key={name} label={t(`record.${name}`)} autoComplete="off" {...field(name, value)} />
                );
              })}
              {sender.email !== null && (
                <Field
                  label={t('record.email')}
                  hint={t('record.emailHint')}
                  type="email"
                  autoComplete="off"
                  isWide
                  {...field('email', sender.email)}
                />
              )}
              {sender.phone !== null && <RequiredHint />}
            </>
          )}
        </VersionedForm>
      )}
    </Panel>
  );
}
