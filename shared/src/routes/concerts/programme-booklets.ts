/** The programme booklet of the current concert, without locale: one code is printed for ever. */
export const currentBookletPath = '/programa';

/** What a device without a network shows in the place of a page. */
export const offlineBookletPath = `${currentBookletPath}/sin-conexion`;

/** A concert's programme booklet. @param eventId the event's */
export function programmeBookletPath(eventId: number): string {
  return `${currentBookletPath}/${eventId}`;
}
