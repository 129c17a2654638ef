/** How many requests of teams are carried out at once, including those that wait for their turn; further ones get 503. */
export const mostAtOnce = 12;
/** How many requests are inside at all: also those that take back what does harm, and those whose answer waits for other machines. */
export const mostInside = 100;
/** How many refused requests one address may send within a minute. */
export const mostRefusals = 30;
