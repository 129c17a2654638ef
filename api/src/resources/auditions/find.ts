import type { Database } from '../../database/database.ts';

/** Published auditions: those without a result by their deadline, then the others, the newest result first. */
export function publishedAuditions(database: Database, at: Date) {
  return database
    .selectFrom('auditions')
    .leftJoin('vacancies', 'vacancies.id', 'auditions.vacancyId')
    .where('auditions.publishedAt', '<=', at)
    .selectAll('auditions')
    .select('vacancies.reference')
    .orderBy('resultOn', (order) => order.desc().nullsFirst())
    .orderBy('auditions.applyTo')
    .orderBy('auditions.id');
}
export type AuditionRecord = Awaited<ReturnType<ReturnType<typeof publishedAuditions>['execute']>>[number];
