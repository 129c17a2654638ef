import type { ApiClient } from '../api-client/api-client.ts';
import { createContext } from 'react-router';
import type { Locale } from '../domain/locale.ts';

/** What a loader may use: the same on the server and in the browser. */
export interface PageContext {
  /** Sends `lang` with every call; ends with the request and after its deadline. */
  api: ApiClient;
  locale: Locale;
  /** The site's clock. */
  now: () => Date;
  /**
   * Receives the failed call of a part that is left out (`partIfAny`): it is reported with the release, and the page is not kept for others.
   * Older shells have none.
   */
  onMissing?: (error: unknown) => void;
}

/** Set by the shell's root middleware: `const { api, locale } = context.get(pageContext)`. */
export const pageContext = createContext<PageContext>();
