/** The home page has parts of all sections. */
export const homes = ['/', '/en'];
