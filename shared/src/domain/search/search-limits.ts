/** The longest search term, in characters: the API cuts longer ones. */
export const longestTerm = 200;
/** The shortest term for which suggestions are requested while the visitor types, in characters. */
export const shortestSuggestedTerm = 1;
/** The most suggestions of each kind, such as concerts or people. */
export const suggestionsPerKind = 5;

/** For the browser's own validation: requires something other than spaces. An empty term is not sent, even without JavaScript. */
export const somethingPattern = String.raw`.*\S.*`;
