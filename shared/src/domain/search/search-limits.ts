/** The longest search term, in characters: the API cuts longer ones. */
export const longestTerm = 200;
