import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { InboxEntry } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { useTranslation } from 'react-i18next';
import { History, Remark, WrittenText } from '../history/History.tsx';

/** A case's changes, the newest first; the last change can be undone until its email is sent. */
export function CaseHistory({ entries, version }: { entries: readonly InboxEntry[]; version: number }) {
  const { t } = useTranslation('office');
  return (
    <History
      empty={t('record.noHistory')}
      entries={entries.map(({ id, at, actor, text, canUndo, letter }) => ({
        key: id,
        words: <WrittenText>{text}</WrittenText>,
        actor,
        at,
        after: (
          <>
            {letter && <Remark isFailure={letter === 'failed'}>{t(`record.emailState.${letter}`)}</Remark>}
            {canUndo && (
              <VersionedForm name="undo" submit={t('record.undo')} kind="quiet" version={version}>
                <input type="hidden" name="entry" value={id} />
              </VersionedForm>
            )}
          </>
        ),
      }))}
    />
  );
}
