import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { day } from '@ofgc/shared/dates/spans.ts';

/** Not yet open, open to applications, in selection, or neither. */
export type VacancyStatusGroup = 'announced' | 'open' | 'inProgress' | 'ended';

/**
 * The group of statuses that is shown to visitors. A vacancy with status `closed` counts as ended too (`isActiveVacancy`), and is in
 * progress again when its next stage begins.
 */
export function vacancyStatusGroup({ status, isActive }: Pick<Vacancy, 'status' | 'isActive'>): VacancyStatusGroup {
  if (status === 'announced' || status === 'open') return status;
  return isActive ? 'inProgress' : 'ended';
}

/** Calendar days on the islands until the day of an instant: 0 on that day. @param instant, now ISO 8601 */
export function daysUntil(instant: string, now: string): number {
  return Math.max(0, Math.round((Date.parse(localDay(instant)) - Date.parse(localDay(now))) / day));
}

/** The numbers of open, in-progress and ended vacancies; announced ones count as in progress. */
export function countByStatusGroup(
  vacancies: readonly Pick<Vacancy, 'status' | 'isActive'>[],
): Record<'open' | 'inProgress' | 'ended', number> {
  const count = (...groups: VacancyStatusGroup[]) =>
    vacancies.filter((vacancy) => groups.includes(vacancyStatusGroup(vacancy))).length;
  return { open: count('open'), inProgress: count('announced', 'inProgress'), ended: count('ended') };
}
