/** Whether builds are for development: fast, with readable names and hot updates of the open page. */
export const isDevelopment = process.env.NODE_ENV === 'development';
