/** The longest term that is searched for, in characters: the API cuts it. */
export const longestTerm = 200;
