/** Whether builds are for development: quick, with names, and with code that is exchanged in the open page. */
export const isDevelopment = process.env.NODE_ENV === 'development';
