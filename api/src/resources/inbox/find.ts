import { type RawBuilder, sql } from 'kysely';
import type { StaffRole } from '@ofgc/shared/domain/staff/staff-roles.ts';
import type { CaseStatus, InboxSource } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { lineOf } from '@ofgc/shared/forms/form.schema.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/http-error.ts';
import { retentionPeriods } from '../../purge/retention-periods.ts';
import { inscriptionsWithDates, keptUntil } from '../inscriptions/kept-until.ts';
import { findSubjectLabels } from './chosen.ts';
import { elsewhere, visibleTo } from './departments.ts';
import type { InboxQuery } from './query.ts';

/** One record of any kind, with its case. */
export interface InboxRow {
  source: InboxSource;
  id: number;
  reference: string;
  name: string;
  email: string;
  /** In the office's language, unless the visitor wrote it. */
  subject: string;
  /** The sender's language. */
  lang: Locale;
  sentAt: Date;
  /** For a postponed concert the earliest possible day, because its new date is not known. */
  keptUntil: Date;
  department: string;
  status: CaseStatus;
  holderId: number | null;
  holder: string | null;
  version: number;
}

const seconds = (milliseconds: number) => sql`${milliseconds / 1_000} * interval '1 second'`;

/** The keys of rows whose title contains a word, as an array, so that an index can be used for them together with a record's own words. */
const keysOf = (rows: RawBuilder<unknown>) => sql`any(array(${rows}))`;
/** Combines one condition for each word; without words it is true. */
const each = (words: readonly string[], condition: (pattern: string) => RawBuilder<unknown>) =>
  sql.join(
    [sql`true`, ...words.map((word) => sql`(${condition(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)})`)],
    sql` and `,
  );

/** A bilingual text in one language; in Spanish where it has no translation. */
const textIn = (lang: Locale, text: RawBuilder<unknown>) => sql`coalesce(${text}->>${lang}, ${text}->>'es')`;
/** Whether a bilingual text contains a pattern in either language. */
const inEither = (text: RawBuilder<unknown>, pattern: string) =>
  sql`plain(concat_ws(' ', ${text}->>'es', ${text}->>'en')) like plain(${pattern})`;

const performancesOf = (pattern: string) =>
  keysOf(
    sql`select d.id from performances d join events t on t.id = d.event_id where ${inEither(sql`t.title`, pattern)}`,
  );

/**
 * All records that visitors sent and staff answer, in one shape.
 * @param lang of the subjects that the site gives: titles of masterclasses, concerts and inscriptions
 * @param words each of which must occur in the record, with or without accents; in titles, in either language
 */
const records = (lang: Locale, words: readonly string[]) => sql`
  select 'contact' as source, id, reference, name, email, subject, lang, created_at as sent_at,
    created_at + ${seconds(retentionPeriods.contactMessages)} as kept_until, department_key as department
  from contact_messages
  where ${each(words, (word) => sql`plain(reference || ' ' || name || ' ' || email || ' ' || subject) like plain(${word})`)}
  union all
  select 'masterclass', a.id, a.reference, a.name || ' ' || a.lastname, a.email, coalesce(${textIn(lang, sql`m.title`)}, ''), a.lang, a.created_at,
    a.created_at + ${seconds(retentionPeriods.masterclassApplications)}, 'education'
  from masterclass_applications a left join masterclasses m on m.id = a.masterclass_id
  where ${each(
    words,
    (word) => sql`plain(a.reference || ' ' || a.name || ' ' || a.lastname || ' ' || a.email) like plain(${word})
      or a.masterclass_id = ${keysOf(sql`select t.id from masterclasses t where ${inEither(sql`t.title`, word)}`)}`,
  )}
  union all
  select 'waiting-list', w.id, w.reference, '', w.email, coalesce(${textIn(lang, sql`e.title`)}, ''), w.lang, w.requested_at,
    case when p.status = 'postponed' then greatest(p.ends_at, now()) else coalesce(p.ends_at, w.requested_at) end + ${seconds(retentionPeriods.waitingListAfterConcert)}, 'tickets'
  from waiting_list_entries w left join performances p on p.id = w.performance_id left join events e on e.id = p.event_id
  where w.confirmed_at is not null and ${each(
    words,
    (word) =>
      sql`plain(w.reference || ' ' || w.email) like plain(${word}) or w.performance_id = ${performancesOf(word)}`,
  )}
  union all
  select 'inscription', i.id, i.reference, i.name, i.email, coalesce(${textIn(lang, sql`k.definition->'title'`)}, i.kind), i.lang, i.created_at, ${keptUntil(new Date())},
    coalesce(k.definition->>'department', '')
  from ${inscriptionsWithDates}
  where ${each(
    words,
    (word) =>
      sql`plain(i.reference || ' ' || i.name || ' ' || i.email) like plain(${word}) or i.kind = ${keysOf(
        sql`select t.key from inscription_kinds t where ${inEither(sql`t.definition->'title'`, word)}`,
      )} or p.id = ${performancesOf(word)} or w.slug = ${keysOf(
        sql`select t.slug from workshops t where ${inEither(sql`t.title`, word)}`,
      )}`,
  )}`;

const allRows = (lang: Locale, words: readonly string[] = []) => sql`(
  select r.*, coalesce(c.status, 'new') as status, c.holder_id, h.name as holder, coalesce(c.version, 0) as version
  from (${records(lang, words)}) r left join inbox_cases c on c.source = r.source and c.record_id = r.id left join accounts h on h.id = c.holder_id
) as rows`;

function visible(roles: readonly StaffRole[]): RawBuilder<unknown> {
  const { departments, others } = visibleTo(roles);
  return sql`(department = any(${departments}::text[]) or (${others} and not department = any(${[...elsewhere]}::text[])))`;
}

/** The words of a search, without the punctuation around them: a copied subject has a colon after its title. */
function wordsOf(q: string | undefined): string[] {
  return lineOf(q)
    .split(' ')
    .map((word) => word.replaceAll(/^\p{P}+|\p{P}+$/gu, ''))
    .filter((word) => word !== '');
}

/** The records that a member of the staff may see, the newest first. */
export async function findInbox(
  database: Database,
  { roles, accountId }: { roles: readonly StaffRole[]; accountId: number },
  { status, source, holder, q, lang, page, perPage }: InboxQuery,
): Promise<{ rows: InboxRow[]; total: number }> {
  const conditions = [
    visible(roles),
    ...(status === 'open' ? [sql`status in ('new', 'in-hand')`] : status ? [sql`status = ${status}`] : []),
    ...(source ? [sql`source = ${source}`] : []),
    ...(holder === 'me' ? [sql`holder_id = ${accountId}`] : holder ? [sql`holder_id is null`] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const from = allRows(lang, wordsOf(q));
  const { rows: counted } = await sql<{ total: string }>`
    select count(*) as total from ${from} where ${where}`.execute(database);
  const { rows } = await sql<InboxRow>`
    select * from ${from} where ${where} order by sent_at desc, source, id limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    database,
  );
  return { rows: await withTopics(database, rows, lang), total: Number(counted[0]?.total ?? 0) };
}

/** @param lang of the office @throws HttpError 404 where there is no such record, or these roles may not see it */
export async function findInboxRow(
  database: Database,
  { source, id, roles, lang }: { source: InboxSource; id: number; roles: readonly StaffRole[]; lang: Locale },
): Promise<InboxRow> {
  const { rows } = await sql<InboxRow>`
    select * from ${allRows(lang)} where source = ${source} and id = ${id} and ${visible(roles)}`.execute(database);
  const [row] = await withTopics(database, rows, lang);
  if (!row) throw notFound();
  return row;
}

/** Adds to the subjects of inscriptions which concert, day or workshop they are for. */
async function withTopics(database: Database, rows: readonly InboxRow[], lang: Locale): Promise<InboxRow[]> {
  const ids = rows.filter(({ source }) => source === 'inscription').map(({ id }) => id);
  const topics = await findSubjectLabels(database, ids, lang);
  return rows.map((row) => {
    const topic = row.source === 'inscription' ? topics.get(row.id) : undefined;
    return topic ? { ...row, subject: `${row.subject}: ${topic}` } : row;
  });
}

/** What was done with a case, the newest first, with the state of the emails that it sent. */
export async function findEntries(database: Database, { source, id }: Pick<InboxRow, 'source' | 'id'>) {
  return database
    .selectFrom('inboxEntries')
    .leftJoin('emailQueue', 'emailQueue.key', 'letterKey')
    .select(['inboxEntries.id', 'at', 'actor', 'kind', 'inboxEntries.text', 'before', 'isUndone', 'letterKey'])
    .select(['emailQueue.dueAt', 'emailQueue.sentAt', 'emailQueue.givenUpAt'])
    .select(['emailQueue.attempts', 'emailQueue.failure'])
    .where('source', '=', source)
    .where('recordId', '=', id)
    .orderBy('inboxEntries.id', 'desc')
    .execute();
}
