/** Addresses of the home page, which shows the slots of all sections. */
export const homePagePaths = ['/', '/en'];
