/** Where browsers tell of errors in scripts of the site. */
export const browserErrorsPath = '/browser-errors';
