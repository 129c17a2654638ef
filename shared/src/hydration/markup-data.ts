/** The data of a part whose markup is kept; absent in a page from the server, which contains only the part's markup. */
export interface MarkupData<Data extends object> {
  readonly data?: Data;
}

/**
 * Loader data of a part whose markup the browser keeps (`static-part.tsx`). They are not serialised into the server's page; after a
 * navigation the loader runs in the browser and has them.
 * @param data an unchanged response of the API: it is the part's key, on the server and in the browser
 */
export function markupData<Data extends object>(data: Data): MarkupData<Data> {
  return Object.defineProperty({}, 'data', { value: data, enumerable: typeof document !== 'undefined' });
}
