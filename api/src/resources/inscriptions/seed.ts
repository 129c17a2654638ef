import type { Content } from '../../content/read-content.ts';
import { resolve } from '../../content/resolve.ts';
import type { Database } from '../../database/database.ts';

/** @throws Error naming the inscription whose department is not known */
export async function seedInscriptions(database: Database, { inscriptions, departments }: Content): Promise<void> {
  const known = new Map(departments.map((department) => [department.key, department]));
  for (const { key, department } of inscriptions)
    resolve(known.get(department), `inscriptions.json: ${key}`, `the department ${department}`);
  await database
    .insertInto('inscriptionKinds')
    .values(inscriptions.map((kind) => ({ key: kind.key, definition: JSON.stringify(kind) })))
    .execute();
}
