import type { Database } from '../../database/database.ts';
import { currentText } from '../../resources/consents/consent-texts.ts';
import { insertWorkshop } from '../records/insert-workshop.ts';

/** A workshop for teachers that is open on 8 January 2027, once `insertOpenWorkshop` has added it. */
export const openWorkshop = 'taller-9001';

/** Adds it, in place of the workshops of the content. */
export async function insertOpenWorkshop(database: Database): Promise<void> {
  await database.deleteFrom('workshops').execute();
  await insertWorkshop(database, 9001);
}

/** What a teacher sends to `/api/inscriptions/taller-profesorado`. */
export function workshopForm(name: string) {
  return {
    name,
    email: 'candelaria@example.org',
    workshop: openWorkshop,
    school: 'CEIP La Isleta',
    level: 'Primaria',
    consent: 'true',
    consentVersion: currentText('workshop').version,
    shownAt: new Date(Date.now() - 20_000).toISOString(),
    website: '',
  };
}
