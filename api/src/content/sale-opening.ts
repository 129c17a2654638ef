/** Tickets and subscriptions go on sale, and into renewal, at this hour of their day, in the Canary Islands. */
export const saleOpensAt = '10:00';
