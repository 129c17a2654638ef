/** As many subscriptions as stand side by side. */
export const maxCompared = 4;
