/** When the waiting list of a performance closes: as it begins. Nobody joins it or confirms a place then. */
export function waitingListEnd(startsAt: Date): Date {
  return startsAt;
}
