import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { full } from '@ofgc/shared/testing/full.ts';
import { openTestDatabase } from '../../testing/test-api.ts';
import { migrate } from '../migrate.ts';

it(
  'ends of days that are stored and ahead include the last minute; other times and what is over stay',
  full,
  async () => {
    const { database, close } = await openTestDatabase();
    await migrate(database, '0092-inscription-fingerprints');
    const before = ['2020-12-01T23:59:00Z', '2095-01-10T22:59:00Z', '2095-01-10T23:59:00Z', '2095-07-10T22:59:00Z'];
    const after = ['2020-12-01T23:59:00Z', '2095-01-10T22:59:00Z', '2095-01-10T23:59:59Z', '2095-07-10T22:59:59Z'];
    await sql`insert into school_centres (code, name, municipality, contact, email, phone, lang, state, is_one_room, created_at)
      values ('35000001', 'CEIP', 'Telde', 'Ana', 'a@example.com', '928', 'es', 'approved', false, now())`.execute(
      database,
    );
    await sql`insert into school_session_seats (session_id, seats, wheelchairs) values (1, 9, 0)`.execute(database);
    for (const end of before) {
      await sql`insert into school_call_changes values (${end}, '2020-10-01', ${end}, 1, now())`.execute(database);
      await sql`insert into school_registrations (reference, centre_id, call, form_key, state, session_id, groups, wishes, seats,
        wheelchairs, contact, phone, needs, answer_by, created_at, kept_until) select ${end}, id, 'gira', gen_random_uuid(), 'assigned', 1,
        '[]', '[]', 1, 0, 'Ana', '928', '', ${end}, now(), now() from school_centres`.execute(database);
    }
    await migrate(database);
    const closes = await database.selectFrom('schoolCallChanges').select('closesAt').orderBy('call').execute();
    const answers = await database.selectFrom('schoolRegistrations').select('answerBy').orderBy('reference').execute();
    expect(closes).toEqual(after.map((end) => ({ closesAt: new Date(end) })));
    expect(answers).toEqual(after.map((end) => ({ answerBy: new Date(end) })));
    await close();
  },
);
