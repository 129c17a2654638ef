import { sql } from 'kysely';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';

/** The year of an instant in the Canary Islands, as a text. @param column `publishedAt`, or with its table `vacancies.publishedAt` */
export function localYear(column: string) {
  // As a text of the query, so that the selected and the grouped expression are the same for the database.
  return sql<string>`to_char(${sql.ref(column)} at time zone ${sql.lit(timeZone)}, 'YYYY')`;
}
