import { concertsPath } from '../site/sections.ts';

/** Plan your visit, without locale. */
export const visitPath = `${concertsPath}/planifica-visita`;
export const firstVisitPath = `${visitPath}#primera-vez`;

/** The page for visitors with one venue alone. @param slug of the venue; without it, all of them */
export function venueVisitPath(slug?: string): string {
  return slug ? `${visitPath}?sala=${slug}#salas` : `${visitPath}#salas`;
}
