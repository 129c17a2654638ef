import { concertsPath } from '../site/sections.ts';

/** A place on a waiting list, without locale. @param token the secret of its message */
export function waitingEntryPath(token: string): string {
  return `${concertsPath}/lista-de-espera/${token}`;
}
