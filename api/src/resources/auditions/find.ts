import { sql } from 'kysely';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Database } from '../../database/database.ts';

/** Published auditions: those without a result until today by their deadline, then the others, the newest result first. */
export function publishedAuditions(database: Database, at: Date) {
  return database
    .selectFrom('auditions')
    .leftJoin('vacancies', 'vacancies.id', 'auditions.vacancyId')
    .where('auditions.publishedAt', '<=', at)
    .selectAll('auditions')
    .select('vacancies.reference')
    .orderBy(sql`case when result_on <= ${localDay(at)} then result_on end`, (order) => order.desc().nullsFirst())
    .orderBy('auditions.applyTo')
    .orderBy('auditions.id');
}
export type AuditionRecord = Awaited<ReturnType<ReturnType<typeof publishedAuditions>['execute']>>[number];
