/** What a kept part is drawn from; absent in a page that came from the server, which carries the part's markup alone. */
export interface MarkupData<Data extends object> {
  readonly data?: Data;
}

/**
 * Data of a part whose markup the browser keeps (`static-part.tsx`). The server's page carries the markup without them; after a navigation the loader
 * runs in the browser and has them.
 * @param data an answer of the API as it came: the part's key, on the server and in the browser
 */
export function markupData<Data extends object>(data: Data): MarkupData<Data> {
  return Object.defineProperty({}, 'data', { value: data, enumerable: typeof document !== 'undefined' });
}
