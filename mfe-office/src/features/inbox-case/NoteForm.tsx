import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { noteFields } from '@ofgc/shared/domain/inbox/inbox-field-rules.ts';
import { useKeyAfterSending } from '@ofgc/shared/forms/key-after-sending.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';

const name = 'note';

/** The form for a note that only staff read; the note is deleted with its record. @param formKey made with the page */
export function NoteForm({ formKey }: { formKey: string }) {
  const { t } = useTranslation('office');
  const key = useKeyAfterSending(name, formKey);
  return (
    <Panel title={t('record.note')}>
      {(headingId) => (
        <PostForm
          key={key}
          name={name}
          submit={t('record.addNote')}
          kind="secondary"
          fields={noteFields}
          labelledBy={headingId}
        >
          {({ field }) => (
            <>
              <input type="hidden" name="formKey" value={field('formKey', formKey).defaultValue} />
              <TextArea label={t('record.noteText')} hint={t('record.noteHint')} {...field('text')} rows={3} isWide />
            </>
          )}
        </PostForm>
      )}
    </Panel>
  );
}
