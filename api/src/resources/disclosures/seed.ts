import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** @throws Error naming the entry whose document or page does not exist */
function assertDocumentsExist({ documents, disclosures, pages }: Content): void {
  const ids = new Set(documents.map(({ id }) => id));
  const paths = new Set(pages.map(({ path }) => path));
  for (const { id, documents: named, path } of disclosures) {
    if (path !== undefined && !paths.has(path))
      throw new Error(`disclosures.json: id ${id}: the page ${path} is not known`);
    const unknown = named.find((document) => !ids.has(document));
    if (unknown !== undefined) throw new Error(`disclosures.json: id ${id}: the document ${unknown} is not known`);
  }
}

/** @throws Error naming the entry whose document or page does not exist */
export async function seedDisclosures(database: Database, content: Content): Promise<void> {
  assertDocumentsExist(content);
  await insertRows(
    database,
    'disclosures',
    content.disclosures.map(({ documents, path = null, ...entry }) =>
      jsonRow({ ...entry, documentIds: documents, path }),
    ),
  );
}
