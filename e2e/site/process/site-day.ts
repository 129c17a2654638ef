/** The day that the tested site shows, whatever day it is on the machine. */
export const siteDay = '2026-11-20';
