import { sql } from 'kysely';

/** The field of its kind that says what an inscription is for. */
const subject = '$.fields[*] ? (@.name == $.subject)';

/** Inscriptions `i` with their kinds `k` and what they are for: a concert's performance `p`, a workshop `w`, a date of their own `d`. */
export const inscriptionsWithDates = sql`inscriptions i left join inscription_kinds k on k.key = i.kind
  left join performances p on p.id::text = i.subject and k.definition @? ${sql.lit(`${subject} ? (@.kind == "performance")`)}
  left join workshops w on w.slug = i.subject and k.definition @? ${sql.lit(`${subject} ? (@.options == "workshops")`)}
  left join (
    select key, o->>'value' as subject, max((o->>'at')::timestamptz) as at
    from inscription_kinds, jsonb_path_query(definition, ${sql.lit(`${subject}.options[*] ? (exists(@.at))`)}) o
    group by key, o->>'value') d on d.key = i.kind and d.subject = i.subject`;

/**
 * Until when an inscription is kept: the day that it was sent with, or a later one where what it is for has been moved; a postponed
 * concert counts as one that is now.
 */
export const keptUntil = (now: Date) => sql<Date>`greatest(i.kept_until,
  coalesce(case when p.status = 'postponed' then ${now}::timestamptz else p.starts_at end, w.ends_at, d.at)
    + (k.definition->>'retentionDays')::int * interval '1 day')`;
