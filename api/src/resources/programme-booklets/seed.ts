import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';
import { knownWork } from '../works/known-work.ts';

/** Seeds notes and sung texts by work. @throws Error naming the unknown work or text */
export async function seedProgrammeBooklets(
  database: Database,
  { works, workNotes, sungTexts }: Content,
): Promise<void> {
  const known = (id: string, file: string) => knownWork(id, file, { works });
  await insertRows(
    database,
    'workNotes',
    Object.entries(workNotes).map(([id, { scoring, title, author, text }]) =>
      jsonRow({
        workId: known(id, 'work-notes.json'),
        scoring,
        title,
        author,
        body: text,
      }),
    ),
  );
  await insertRows(
    database,
    'sungWorks',
    Object.entries(sungTexts.works).map(([id, { texts, remark }]) =>
      jsonRow({
        workId: known(id, 'sung-texts.json'),
        texts: texts.map((key) => {
          const text = sungTexts.texts[key];
          if (!text) throw new Error(`sung-texts.json: ${id}: the text ${key} is not known`);
          return text;
        }),
        remark: remark ?? { es: '', en: '' },
      }),
    ),
  );
}
