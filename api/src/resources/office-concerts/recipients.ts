import { sql } from 'kysely';
import { general } from '@ofgc/shared/domain/departments/department-contacts.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Text } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { inscriptionsWithDates } from '../inscriptions/kept-until.ts';

/** Somebody who is told of a change of a performance. */
export interface Recipient {
  table: 'waitingListEntries' | 'inscriptions' | 'schoolRegistrations';
  id: number;
  /** The changed dates that they are told of: of a school all that it wishes for, of anybody else one. */
  performanceIds: readonly number[];
  lang: Locale;
  email: string;
  reference: string;
  /** What was asked for, and the address that answers: its department's, or the general one where the content no longer has that; null on a waiting list and for a school. */
  request: { title: Text; office: string } | null;
  /** Whether a school holds a place; otherwise it wishes for one. */
  hasPlace?: boolean;
}

/** Names a recipient in the key of an email. */
export const recipientKey = ({ table, id }: Pick<Recipient, 'table' | 'id'>): string =>
  table === 'waitingListEntries' ? String(id) : `${table}-${id}`;

/**
 * The confirmed entries of the waiting lists of these dates, then the requests about them that were not taken back, such as for a wheelchair
 * space: of those of one address for one date only the first, because nobody confirmed that the address is the sender's. Then the schools that
 * hold a place in a session that is one of these performances, and those that wait for one in it.
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
    select distinct on (p.id, k.key, lower(i.email)) i.id, array[p.id] as performance_ids, i.lang, i.email, i.reference,
      jsonb_build_object('title', k.definition->'title', 'office', coalesce(o.email, ${general.email}::text)) as request
    from ${inscriptionsWithDates} left join departments o on o.key = k.definition->>'department'
    where p.id = any(${performances}::int[]) and not i.is_withdrawn
    order by p.id, k.key, lower(i.email), i.id`.execute(database);
  const { rows: schools } = await sql<Omit<Recipient, 'table' | 'request'>>`
    select r.id, array_agg(s.performance_id order by s.starts_at, s.id) as performance_ids, c.lang, c.email, r.reference,
      r.session_id is not null as has_place
    from school_registrations r join school_centres c on c.id = r.centre_id
      join school_sessions s on s.id = r.session_id or (r.state in ('submitted', 'waiting') and r.wishes @> to_jsonb(s.id))
    where s.performance_id = any(${performances}::int[]) and r.state in ('submitted', 'waiting', 'assigned', 'confirmed')
    group by r.id, c.id order by r.id`.execute(database);
  return [
    ...waiting.map(({ performanceId, ...entry }) => ({
      ...entry,
      performanceIds: [performanceId],
      table: 'waitingListEntries' as const,
      request: null,
    })),
    ...requests.map((entry) => ({ ...entry, table: 'inscriptions' as const })),
    ...schools.map((entry) => ({ ...entry, table: 'schoolRegistrations' as const, request: null })),
  ];
}
