/** Ids by which the field names its list and the suggestion that the arrow keys have reached. */
export const suggestionListId = 'search-suggestions';
export const suggestionId = (index: number) => `search-suggestion-${index}`;
