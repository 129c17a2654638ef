/** The programme booklet of the current concert, without locale: a constant address, as its code is printed. */
export const currentBookletPath = '/programa';

/** The page that the service worker shows instead of a page when there is no network. */
export const offlineBookletPath = `${currentBookletPath}/sin-conexion`;

/** A concert's programme booklet. @param eventId the event's */
export function programmeBookletPath(eventId: number): string {
  return `${currentBookletPath}/${eventId}`;
}
