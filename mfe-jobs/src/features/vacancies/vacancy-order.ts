import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { type VacancyStatusGroup, vacancyStatusGroup } from './vacancy-status-group.ts';

const groupOrder: readonly VacancyStatusGroup[] = ['open', 'announced', 'inProgress', 'ended'];

/** Open vacancies first, by deadline; ended ones last, the newest first. */
export function sortByUrgency(vacancies: readonly Vacancy[]): Vacancy[] {
  const rank = (vacancy: Vacancy) => groupOrder.indexOf(vacancyStatusGroup(vacancy));
  const deadline = (vacancy: Vacancy) => Date.parse(vacancy.applyTo) * (vacancy.isActive ? 1 : -1);
  return vacancies.toSorted((one, other) => rank(one) - rank(other) || deadline(one) - deadline(other));
}
