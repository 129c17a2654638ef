/** The lead story, two rows of three, and the older ones; pages after the first have no lead. */
export const storiesPerPage = 13;
/** Stories in rows of three, before the older ones. */
export const storiesInRows = 6;
