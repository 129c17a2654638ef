/** Pages of longer addresses are answered, but not cached. In characters. */
export const maxAddressLength = 1_024;
