/** Letters of a page as it was rendered. */
export const longestPage = 2_000_000;
/** Letters of what a section has on the home page: all that are live have fewer. */
export const longestPart = 400_000;
/** Letters of all texts of a section in one language: with the first navigation into it they all come. The most that one has are 33,000. */
export const longestCatalogue = 200_000;
