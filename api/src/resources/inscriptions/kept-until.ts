import { sql } from 'kysely';

/** The field that chooses an inscription's subject, as a JSON path into the kind's definition. */
const subject = '$.fields[*] ? (@.name == $.subject)';

/**
 * Inscriptions `i` with their kinds `k` and the dates of their subjects: a concert's performance `p`, a workshop `w`, or an option's own
 * date `d`.
 */
export const inscriptionsWithDates = sql`inscriptions i left join inscription_kinds k on k.key = i.kind
  left join performances p on p.id::text = i.subject and k.definition @? ${sql.lit(`${subject} ? (@.kind == "performance")`)}
  left join workshops w on w.slug = i.subject and k.definition @? ${sql.lit(`${subject} ? (@.options == "workshops")`)}
  left join (
    select key, o->>'value' as subject, max((o->>'at')::timestamptz) as at
    from inscription_kinds, jsonb_path_query(definition, ${sql.lit(`${subject}.options[*] ? (exists(@.at))`)}) o
    group by key, o->>'value') d on d.key = i.kind and d.subject = i.subject`;

/**
 * The time until which an inscription is kept: the one stored when it was sent, or a later one if its subject has been moved. A postponed
 * concert counts as taking place now.
 */
export const keptUntil = (now: Date) => sql<Date>`greatest(i.kept_until,
  coalesce(case when p.status = 'postponed' then ${now}::timestamptz else p.starts_at end, w.ends_at, d.at)
    + (k.definition->>'retentionDays')::int * interval '1 day')`;
