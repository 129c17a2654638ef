import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { PressNote } from '@ofgc/shared/domain/press-notes/press-note.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import type { PressNoteRecord } from './find.ts';

/** A press note; its body is sanitised HTML. */
export function presentPressNote(note: PressNoteRecord, lang: Locale): PressNote {
  const read = readerIn(lang);
  return {
    id: note.id,
    title: read(note.title),
    category: read(note.category),
    publishedAt: note.publishedAt.toISOString(),
    summary: read(note.summary),
    body: sanitised(read(note.body)),
    lang: read.lang,
  };
}
