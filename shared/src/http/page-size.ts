/** The most that a page of a list has; the API refuses to send more at once. */
export const maxPageSize = 100;

/** What a page of a list has where nobody asks for another number. */
export const defaultPageSize = 24;
