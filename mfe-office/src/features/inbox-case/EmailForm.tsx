import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { letterFields } from '@ofgc/shared/domain/inbox/inbox-field-rules.ts';
import type { InboxRecord } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { useSeenVersion } from '@ofgc/shared/forms/seen-version.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from './Panel.tsx';

/** The form for an answer by e-mail, in the language of the visitor who wrote. */
export function EmailForm({ record: { email, lang, version, subject } }: { record: InboxRecord }) {
  const { t } = useTranslation('office');
  const seen = useSeenVersion('letter', version);
  return (
    <Panel title={t('record.letter')}>
      {(headingId) => (
        <>
          <p>{t('record.letterTo', { email })}</p>
          <PostForm name="letter" submit={t('record.sendLetter')} fields={letterFields} labelledBy={headingId}>
            {({ field }) => (
              <>
                <input type="hidden" name="version" value={seen} />
                <Field
                  label={t('record.subject')}
                  {...field('subject')}
                  defaultValue={field('subject').defaultValue ?? subject}
                  isWide
                />
                <TextArea
                  label={t('record.letterText')}
                  hint={t('record.letterLanguage', { language: t(`record.${lang}`) })}
                  lang={lang}
                  {...field('text')}
                  rows={8}
                  isWide
                />
              </>
            )}
          </PostForm>
        </>
      )}
    </Panel>
  );
}
