/** Slugs of the venues with opening hours: the hall with the box office, and the office. */
export const staffedVenues = ['auditorio-del-mar', 'sede-de-la-orquesta'];
