/** The lead story, two rows of three, and the older stories; pages after the first have no lead story. */
export const newsPerPage = 13;
/** Stories in rows of three, before the older stories, of which an even number is left for their two columns. */
export const newsInRows = { firstPage: 6, laterPages: 9 };
