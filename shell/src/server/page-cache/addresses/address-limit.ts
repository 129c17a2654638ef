/** Pages with longer addresses, in characters, are served but not cached. */
export const maxAddressLength = 1_024;
