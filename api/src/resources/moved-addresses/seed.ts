import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';

/** One path for both languages is stored as the Spanish one, to which English falls back; null stands for a page that is gone (410). */
export async function seedMovedAddresses(database: Database, { movedAddresses }: Content): Promise<void> {
  const rows = Object.entries(movedAddresses).map(([path, to]) => ({
    path,
    movedTo: to === null ? null : JSON.stringify(typeof to === 'string' ? { es: to } : to),
  }));
  await insertRows(database, 'movedAddresses', rows);
}
