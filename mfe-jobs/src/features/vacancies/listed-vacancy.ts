import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { vacancyStatusGroup } from './vacancy-status-group.ts';

/** The fields of a vacancy that a list shows: the others are left out of the hydration data. */
export type ListedVacancy = Pick<
  Vacancy,
  | 'id'
  | 'reference'
  | 'title'
  | 'family'
  | 'place'
  | 'applyFrom'
  | 'applyTo'
  | 'status'
  | 'isActive'
  | 'timeline'
  | 'lang'
>;

/** Steps are only included while the vacancy is in progress, because a list shows the next one only then. */
export function listedVacancy(vacancy: Vacancy): ListedVacancy {
  const { id, reference, title, family, place, applyFrom, applyTo, status, isActive, lang } = vacancy;
  const timeline = vacancyStatusGroup(vacancy) === 'inProgress' ? vacancy.timeline : [];
  return { id, reference, title, family, place, applyFrom, applyTo, status, isActive, timeline, lang };
}
