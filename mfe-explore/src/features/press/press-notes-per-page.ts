/** Four rows of two; a phone folds the second half. */
export const pressNotesPerPage = 8;
