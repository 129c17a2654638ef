import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import type { PressNote } from '@ofgc/shared/domain/press-notes/press-note.schema.ts';
import { pressNotesPerPage } from '@ofgc/shared/routes/explore/press-notes.ts';
import { useTranslation } from 'react-i18next';
import { PressNoteItem } from './PressNoteItem.tsx';

const shown = pressNotesPerPage / 2;

/** The press releases of one page of the list; a phone folds the second half. */
export function PressNoteList({ notes }: { notes: readonly PressNote[] }) {
  const { t } = useTranslation('explore');
  return (
    <>
      <PressNotes notes={notes.slice(0, shown)} />
      {notes.length > shown && (
        <PhoneFold look="more" title={t('press.more', { count: notes.length - shown })}>
          <PressNotes notes={notes.slice(shown)} />
        </PhoneFold>
      )}
    </>
  );
}

function PressNotes({ notes }: { notes: readonly PressNote[] }) {
  return (
    <Columns count={2}>
      {notes.map((note) => (
        <PressNoteItem key={note.id} note={note} />
      ))}
    </Columns>
  );
}
