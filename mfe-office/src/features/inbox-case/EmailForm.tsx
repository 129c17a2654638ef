import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { emailFields } from '@ofgc/shared/domain/inbox/inbox-field-rules.ts';
import type { InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { useKeyAfterSending } from '@ofgc/shared/forms/key-after-sending.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';

const name = 'letter';

/** The form for an answer by e-mail, in the language of the visitor who wrote. */
export function EmailForm({ inboxCase: { email, lang, version, emailSubject } }: { inboxCase: InboxCase }) {
  const { t } = useTranslation('office');
  const key = useKeyAfterSending(name, version);
  return (
    <Panel title={t('record.emailForm')}>
      {(headingId) => (
        <>
          <p>{t('record.emailTo', { email })}</p>
          <VersionedForm
            key={key}
            name={name}
            submit={t('record.sendEmail')}
            fields={emailFields}
            labelledBy={headingId}
            version={version}
          >
            {({ field }) => (
              <>
                <Field label={t('record.subject')} lang={lang} {...field('subject', emailSubject)} isWide />
                <TextArea
                  label={t('record.emailText')}
                  hint={t('record.emailLanguage', { language: t(`record.${lang}`) })}
                  lang={lang}
                  {...field('text')}
                  rows={8}
                  isWide
                />
              </>
            )}
          </VersionedForm>
        </>
      )}
    </Panel>
  );
}
