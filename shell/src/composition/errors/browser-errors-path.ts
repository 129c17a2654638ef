/** The address to which browsers report errors in scripts of the site. */
export const browserErrorsPath = '/browser-errors';
