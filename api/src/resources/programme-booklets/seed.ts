import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { knownWork } from '../works/known-work.ts';

const json = JSON.stringify;

/** Seeds notes and sung texts by work. @throws Error naming the unknown work or text */
export async function seedProgrammeBooklets(
  database: Database,
  { works, workNotes, sungTexts }: Content,
): Promise<void> {
  const known = (id: string, file: string) => knownWork(id, file, { works });
  await database
    .insertInto('workNotes')
    .values(
      Object.entries(workNotes).map(([id, { scoring, title, author, text }]) => ({
        workId: known(id, 'work-notes.json'),
        scoring,
        title: json(title),
        author,
        body: json(text),
      })),
    )
    .execute();
  await database
    .insertInto('sungWorks')
    .values(
      Object.entries(sungTexts.works).map(([id, { texts, remark }]) => ({
        workId: known(id, 'sung-texts.json'),
        texts: json(
          texts.map((key) => {
            const text = sungTexts.texts[key];
            if (!text) throw new Error(`sung-texts.json: ${id}: the text ${key} is not known`);
            return text;
          }),
        ),
        remark: json(remark ?? { es: '', en: '' }),
      })),
    )
    .execute();
}
