import { sql } from 'kysely';

/** Inscriptions `i` with their kinds `k` and, where they are for a concert, its performance `p`. */
export const inscriptionsWithConcerts = sql`inscriptions i left join inscription_kinds k on k.key = i.kind
  left join performances p on p.id::text = i.subject and k.definition @? '$.fields[*] ? (@.kind == "performance" && @.name == $.subject)'`;

/**
 * Until when an inscription is kept: the day that it was sent with, or a later one where its concert has been moved; a
 * postponed concert counts as one that is now.
 */
export const keptUntil = (now: Date) => sql<Date>`greatest(i.kept_until,
  case when p.status = 'postponed' then ${now}::timestamptz else p.starts_at end + (k.definition->>'retentionDays')::int * interval '1 day')`;
