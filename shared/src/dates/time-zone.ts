/** All times on the site are in the islands' time zone. */
export const timeZone = 'Atlantic/Canary';
