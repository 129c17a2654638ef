/** Every hour on the site is the hour on the islands' clocks. */
export const timeZone = 'Atlantic/Canary';
