/** How many requests of teams are accepted at once, including those that wait for their turn; further ones get 503. */
export const mostAtOnce = 12;
/** How many refused requests one address may send within a minute. */
export const mostRefusals = 30;
