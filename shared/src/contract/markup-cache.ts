/** Markup of parts that the server rendered before, as one page sees it (docs/decisions/0063-markup-cache.md). */
export interface MarkupCache {
  /** The element that stands for a part until the page is put together. */
  tag: string;
  /**
   * @param part whose markup it is
   * @param key all that it is made from: texts, numbers, answers of the API, and what can be written as JSON
   * @returns what the element carries, and whether the part need not be rendered
   */
  find: (part: object, key: readonly unknown[]) => { marker: number; isCached: boolean };
}
