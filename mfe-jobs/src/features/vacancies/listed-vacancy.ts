import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { vacancyStage } from './vacancy-stage.ts';

/** What a list shows of a vacancy: no more of it travels with the page. */
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

/** Only while it is in progress: a list shows the next step. */
export function listedVacancy(vacancy: Vacancy): ListedVacancy {
  const { id, reference, title, family, place, applyFrom, applyTo, status, isActive, lang } = vacancy;
  const timeline = vacancyStage(vacancy) === 'inProgress' ? vacancy.timeline : [];
  return { id, reference, title, family, place, applyFrom, applyTo, status, isActive, timeline, lang };
}
