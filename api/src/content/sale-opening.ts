/** The hour, in the Canary Islands, at which sales of tickets and subscriptions, and renewals, open on their first day. */
export const saleOpensAt = '10:00';
