import { concertsPath } from '../site/sections.ts';

/** A place on a waiting list, without locale. @param token the secret of its message */
export function waitingPlacePath(token: string): string {
  return `${concertsPath}/lista-de-espera/${token}`;
}
