import { type NotNull, sql } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Text } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { inscriptionsWithDates } from '../inscriptions/kept-until.ts';

/** Somebody who is told of a change of a performance. */
export interface Recipient {
  table: 'waitingListEntries' | 'inscriptions' | 'schoolRegistrations';
  id: number;
  performanceId: number;
  lang: Locale;
  email: string;
  reference: string;
  /** What was asked for, and the department that answers; null on a waiting list and for the place of a school. */
  request: { title: Text; office: string } | null;
}

/** Names a recipient in the key of an email. */
export const recipientKey = ({ table, id }: Pick<Recipient, 'table' | 'id'>): string =>
  table === 'waitingListEntries' ? String(id) : `${table}-${id}`;

/**
 * The confirmed entries of the waiting lists of these dates, then the requests about them that were not taken back, such as for a wheelchair
 * space: of those of one address for one date only the first, because nobody confirmed that the address is the sender's. Then the schools that
 * hold a place in a session that is one of these performances.
 */
export async function findRecipients(database: Database, performances: readonly number[]): Promise<Recipient[]> {
  const waiting = await database
    .selectFrom('waitingListEntries')
    .select(['id', 'performanceId', 'lang', 'email', 'reference'])
    .where('performanceId', 'in', performances.length ? performances : [0])
    .where('confirmedAt', 'is not', null)
    .orderBy('id')
    .execute();
  const { rows: requests } = await sql<Omit<Recipient, 'table'>>`
    select distinct on (p.id, k.key, lower(i.email)) i.id, p.id as performance_id, i.lang, i.email, i.reference,
      jsonb_build_object('title', k.definition->'title', 'office', o.email) as request
    from ${inscriptionsWithDates} join departments o on o.key = k.definition->>'department'
    where p.id = any(${performances}::int[]) and not i.is_withdrawn
    order by p.id, k.key, lower(i.email), i.id`.execute(database);
  const schools = await database
    .selectFrom('schoolRegistrations as registration')
    .innerJoin('schoolCentres as centre', 'centre.id', 'registration.centreId')
    .innerJoin('schoolSessions as session', 'session.id', 'registration.sessionId')
    .select(['registration.id', 'session.performanceId', 'centre.lang', 'centre.email', 'registration.reference'])
    .where('session.performanceId', 'in', performances.length ? performances : [0])
    .where('registration.state', 'in', ['assigned', 'confirmed'])
    .orderBy('registration.id')
    .$narrowType<{ performanceId: NotNull }>()
    .execute();
  return [
    ...waiting.map((entry) => ({ ...entry, table: 'waitingListEntries' as const, request: null })),
    ...requests.map((entry) => ({ ...entry, table: 'inscriptions' as const })),
    ...schools.map((entry) => ({ ...entry, table: 'schoolRegistrations' as const, request: null })),
  ];
}
