/** The most that a page of a list has; the API refuses to send more at once. */
export const maxPageSize = 100;

/** The default number of entries on a page of a list. */
export const defaultPageSize = 24;
