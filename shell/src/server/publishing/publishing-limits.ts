/** How many requests of teams are looked at at once; a team waits for its turn before that. */
export const mostAtOnce = 12;
/** How many refused requests one address may send within a minute. */
export const mostRefusals = 30;
