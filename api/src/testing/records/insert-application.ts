import type { Insertable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { MasterclassApplications } from '../../database/tables.generated.ts';

let count = 0;

/** Inserts an application for the first masterclass, by an applicant who writes in English. @returns its id */
export async function insertApplication(
  database: Database,
  createdAt: Date,
  differences: Partial<Insertable<MasterclassApplications>> = {},
): Promise<number> {
  const { id: masterclassId } = await database
    .selectFrom('masterclasses')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  count += 1;
  const { id } = await database
    .insertInto('masterclassApplications')
    .values({
      masterclassId,
      reference: `M-${count}`,
      state: 'received',
      participation: 'active',
      name: 'Mar',
      lastname: `Sosa ${count}`,
      email: `mar${count}@mar.example`,
      phone: '600000000',
      birthYear: 2004,
      guardian: '',
      instrument: 'oboe',
      level: '4',
      centre: 'CSMC',
      city: 'Telde',
      programme: 'Mozart',
      videoUrl: '',
      needs: '',
      imageConsent: false,
      lang: 'en',
      consentText: '1',
      createdAt,
      ...differences,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
