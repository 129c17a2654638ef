import { vacancyPath } from '@ofgc/shared/routes/jobs/vacancies.ts';
import type { Text } from '../../content/bilingual.ts';
import { contentInstant, publishingHour } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/** Visitors search for them, whatever a vacancy's title is. */
const wordsForVacancies: Text = { es: 'empleo trabajo vacante', en: 'job vacancy' };

const wordsForAuditions: Text = { es: 'audición prueba', en: 'audition' };

/**
 * Also found by reference and by words for jobs, and for auditions where it has one; from its publication on, at 08:00
 * of a bare day.
 */
export function searchableVacancies({ vacancies, auditions }: Content): SearchSource[] {
  return vacancies.vacancies.map((vacancy): SearchSource => ({
    kind: 'offers',
    id: String(vacancy.id),
    title: vacancy.title,
    path: () => vacancyPath(vacancy),
    snippet: vacancy.summary,
    names: [
      ...inBothLanguages(vacancy.title),
      vacancy.reference,
      ...inBothLanguages(wordsForVacancies),
      ...(auditions.some((audition) => audition.vacancy === vacancy.id) ? inBothLanguages(wordsForAuditions) : []),
    ],
    body: [vacancy.summary],
    publishedAt: contentInstant(vacancy.publishedAt, publishingHour),
  }));
}
