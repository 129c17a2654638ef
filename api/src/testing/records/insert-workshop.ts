import type { z } from 'zod';
import { checkContent } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import type { workshopsContent } from '../../resources/workshops/content.ts';
import { seedWorkshops } from '../../resources/workshops/seed.ts';
import { content } from '../site-content.ts';

/**
 * Adds a workshop of a test's own, `taller-<id>`: on 23 and 30 January 2027, with 60 places, which are given from 7 to 18 January.
 * @param differences as in `workshops.json`
 */
export async function insertWorkshop(
  database: Database,
  id: number,
  differences: Partial<z.input<typeof workshopsContent>[number]> = {},
): Promise<void> {
  const text = { es: 'Un taller', en: 'A workshop' };
  const meetings = ['2027-01-23', '2027-01-30'].map((date) => ({
    date,
    from: '09:30',
    to: '14:00',
    title: text,
    text,
  }));
  const workshops = checkContent('workshops', [
    {
      ...content.workshops[0],
      id,
      slug: `taller-${id}`,
      meetings,
      places: { total: 60, taken: 0 },
      applyFrom: '2027-01-07',
      applyTo: '2027-01-18',
      ...differences,
    },
  ]);
  await seedWorkshops(database, { ...content, workshops });
}
