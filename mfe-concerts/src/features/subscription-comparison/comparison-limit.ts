/** The maximum number of subscriptions in a comparison. */
export const maxCompared = 4;
