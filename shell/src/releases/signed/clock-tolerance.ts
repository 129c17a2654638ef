/** How far the clocks of a team and of a site may be apart, and so how old a signed request may be: in milliseconds. */
export const clockTolerance = 5 * 60 * 1000;
