import { pressNotePath } from '@ofgc/shared/routes/explore/press-notes.ts';
import { contentInstant, publishingHour } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';
import { searchIdOf } from './find-places.ts';

/** Press notes are found from their publication on. The page of the list where a note stands is only known when it is found. */
export function searchablePressNotes({ pressNotes }: Content): SearchSource[] {
  return pressNotes.map((note): SearchSource => ({
    kind: 'news',
    id: searchIdOf(note),
    title: note.title,
    path: () => pressNotePath(note),
    snippet: note.summary,
    names: inBothLanguages(note.title),
    body: [note.summary, note.body],
    publishedAt: contentInstant(note.publishedAt, publishingHour),
  }));
}
