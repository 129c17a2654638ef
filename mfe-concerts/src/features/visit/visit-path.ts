export const visitAddress = '/conciertos-entradas/planifica-visita';

/** The page for visitors with one venue alone. @param slug of the venue; without it, all of them */
export function venueVisitPath(slug?: string): string {
  return slug ? `${visitAddress}?sala=${slug}#salas` : `${visitAddress}#salas`;
}
