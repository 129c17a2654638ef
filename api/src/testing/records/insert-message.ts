import type { Insertable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ContactMessages } from '../../database/tables.generated.ts';

let count = 0;

/** Inserts a message to the box office by somebody who writes in Spanish. @returns its id */
export async function insertMessage(
  database: Database,
  differences: Partial<Insertable<ContactMessages>> = {},
): Promise<number> {
  count += 1;
  const { id } = await database
    .insertInto('contactMessages')
    .values({
      reference: `C-${count}`,
      departmentKey: 'tickets',
      name: 'Luz',
      email: `luz${count}@luz.example`,
      subject: 'Una pregunta',
      message: 'Hola.',
      lang: 'es',
      fingerprint: `inserted ${count}`,
      createdAt: new Date('2026-11-19T10:00:00Z'),
      ...differences,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
