import type { SungWork, WorkNote } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { heldName } from '@ofgc/shared/text/non-breaking-spaces.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import type { ItemRecord } from '../events/find.ts';
import type { BookletTexts } from './find.ts';

/** Notes in the order of the programme. */
export function presentNotes(items: readonly ItemRecord[], { notes }: BookletTexts, lang: Locale): WorkNote[] {
  return items.flatMap(({ workId }) => {
    const note = notes.find((candidate) => candidate.workId === workId);
    if (!note) return [];
    const read = readerIn(lang);
    const [title, text] = [read(note.title), sanitised(read(note.body))];
    return [{ workId: note.workId, title, author: note.author, text, lang: read.lang }];
  });
}

/** Sung texts in the order of the programme, with the translation into one language. */
export function presentSungWorks(items: readonly ItemRecord[], { sungWorks }: BookletTexts, lang: Locale): SungWork[] {
  return items.flatMap((item) => {
    const sung = sungWorks.find(({ workId }) => workId === item.workId);
    if (!sung || !item.title || !item.composerShortName) return [];
    const read = readerIn(lang);
    return [
      {
        workId: sung.workId,
        title: read(item.title),
        composer: heldName(read(item.composerShortName)),
        texts: sung.texts.map(({ title, poet, language, stanzas }) => ({
          title: read(title),
          poet: read(poet),
          language,
          stanzas: stanzas.map((lines) =>
            lines.map(([original, es, en]) => ({ original, translation: lang === 'en' ? en : es })),
          ),
          lang,
        })),
        remark: read(sung.remark),
      },
    ];
  });
}
