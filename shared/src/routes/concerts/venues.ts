import { concertsPath } from '../site/sections.ts';

/** The page “Plan your visit”, without locale. */
export const visitPath = `${concertsPath}/planifica-visita`;
export const firstVisitPath = `${visitPath}#primera-vez`;

/** The page for visitors with a single venue. @param slug of the venue; without it, all venues */
export function venueVisitPath(slug?: string): string {
  return slug ? `${visitPath}?sala=${slug}#salas` : `${visitPath}#salas`;
}
