import type { Content } from '../../content/read-content.ts';
import { resolve } from '../../content/resolve.ts';
import type { Database } from '../../database/database.ts';

/**
 * Replaces the kinds of inscriptions. One that the content no longer has stays as a former one while inscriptions name it: without it nobody
 * would know who answers them, and which dates they are about.
 * @throws Error naming the inscription whose department is not known
 */
export async function seedInscriptions(database: Database, { inscriptions, departments }: Content): Promise<void> {
  const known = new Map(departments.map((department) => [department.key, department]));
  for (const { key, department } of inscriptions)
    resolve(known.get(department), `inscriptions.json: ${key}`, `the department ${department}`);
  const named = database.selectFrom('inscriptions').select('kind');
  await database.deleteFrom('inscriptionKinds').where('key', 'not in', named).execute();
  await database.updateTable('inscriptionKinds').set({ isFormer: true }).execute();
  if (inscriptions.length === 0) return;
  await database
    .insertInto('inscriptionKinds')
    .values(inscriptions.map((kind) => ({ key: kind.key, definition: JSON.stringify(kind), isFormer: false })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        definition: row.ref('excluded.definition'),
        isFormer: row.ref('excluded.isFormer'),
      })),
    )
    .execute();
}
