/** Longer addresses are answered, but nobody keeps their pages. In characters. */
export const maxAddressLength = 1_024;
