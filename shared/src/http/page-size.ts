/** The most entries on a page of a list; the API refuses to send more at once. */
export const maxPageSize = 100;

/** The default number of entries on a page of a list. */
export const defaultPageSize = 24;
