import { concertsPath } from '../site/sections.ts';

/** The page of a place on a waiting list, without locale. @param token the secret in the place's email */
export function waitingEntryPath(token: string): string {
  return `${concertsPath}/lista-de-espera/${token}`;
}
