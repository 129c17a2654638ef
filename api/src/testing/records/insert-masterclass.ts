import type { z } from 'zod';
import { checkContent } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import type { masterclassesContent } from '../../resources/masterclasses/content.ts';
import { seedMasterclasses } from '../../resources/masterclasses/seed.ts';
import { content } from '../site-content.ts';

/**
 * Adds a masterclass of a test's own: of 10 March 2027, open, with 3 of 8 places for players and 28 of 40 for listeners.
 * @param differences as in `masterclasses.json`
 */
export async function insertMasterclass(
  database: Database,
  id: number,
  differences: Partial<z.input<typeof masterclassesContent>[number]> = {},
): Promise<void> {
  const masterclasses = checkContent('masterclasses', [
    {
      ...content.masterclasses[0],
      id,
      slug: `clase-${id}`,
      title: { es: `Clase ${id}`, en: `Class ${id}` },
      meetings: [{ date: '2027-03-10', from: '15:30', to: '19:00' }],
      active: { total: 8, taken: 5, fee: 4000 },
      listener: { total: 40, taken: 12, fee: 800 },
      applyFrom: '2026-11-02',
      applyTo: '2027-02-19',
      eventIds: [],
      ...differences,
    },
  ]);
  await seedMasterclasses(database, { ...content, masterclasses });
}
