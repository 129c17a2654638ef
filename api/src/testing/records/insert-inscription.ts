import type { Insertable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Inscriptions } from '../../database/tables.generated.ts';

let count = 0;

/** Inserts an inscription by somebody who writes in Spanish. @returns its id */
export async function insertInscription(
  database: Database,
  what: { kind: string; subject: string } & Partial<Insertable<Inscriptions>>,
): Promise<number> {
  count += 1;
  const { id } = await database
    .insertInto('inscriptions')
    .values({
      reference: `I-${count}`,
      places: 1,
      name: 'Óscar',
      email: `oscar${count}@sol.example`,
      answers: '{}',
      lang: 'es',
      fingerprint: `inserted ${count}`,
      createdAt: new Date('2026-11-19T10:00:00Z'),
      keptUntil: new Date('2027-11-19T10:00:00Z'),
      ...what,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
