import type { Vacancy } from '../../domain/vacancies/vacancy.schema.ts';
import { jobsPath } from '../site/sections.ts';

/** The vacancies of one professional family, without locale. */
export function vacancyFamilyPath({ slug }: Vacancy['family']): string {
  return `${jobsPath}/${slug}`;
}

/** A vacancy's page, without locale. */
export function vacancyPath({ id }: Pick<Vacancy, 'id'>): string {
  return `${jobsPath}/oferta/${id}`;
}
