import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { FoldedRest } from '@ofgc/shared/design/layout/PhoneFold/FoldedRest.tsx';
import type { PressNote } from '@ofgc/shared/domain/press-notes/press-note.schema.ts';
import { pressNotesPerPage } from '@ofgc/shared/routes/explore/press-notes.ts';
import { useTranslation } from 'react-i18next';
import { PressNoteItem } from './PressNoteItem.tsx';

const shown = pressNotesPerPage / 2;

/** The press releases of one page of the list; a phone folds the second half. */
export function PressNoteList({ notes }: { notes: readonly PressNote[] }) {
  const { t } = useTranslation('explore');
  return (
    <FoldedRest items={notes} first={shown} more={(count) => t('press.more', { count })}>
      {(some) => (
        <Columns count={2}>
          {some.map((note) => (
            <PressNoteItem key={note.id} note={note} />
          ))}
        </Columns>
      )}
    </FoldedRest>
  );
}
