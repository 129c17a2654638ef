/** How far the clocks of a team and a site may differ, and so how old a signed request may be, in milliseconds. */
export const clockTolerance = 5 * 60 * 1000;
