/** Four rows of two; a phone unfolds the second half. */
export const pressNotesPerPage = 8;
