import { vacancyPath } from '@ofgc/shared/routes/jobs/vacancies.ts';
import type { Text } from '../../content/bilingual.ts';
import { contentInstant, publishingHour } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/** Visitors search for these words, whatever a vacancy's title is. */
const wordsForVacancies: Text = { es: 'empleo trabajo vacante', en: 'job vacancy' };

const wordsForAuditions: Text = { es: 'audición prueba', en: 'audition' };

/**
 * Vacancies are also found by their reference and by words for jobs, and by words for auditions if they have one; from their publication
 * on, at 08:00 if only the day is given.
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
