import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';

export const portalPath = '/portal-empleo';

/** Without locale. */
export function vacancyPath({ id }: Pick<Vacancy, 'id'>): string {
  return `${portalPath}/oferta/${id}`;
}
