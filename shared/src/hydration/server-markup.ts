import { useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Properties of an element that keeps the server's markup: React does not hydrate the content of an element whose HTML is set as text. */
export const serverMarkup = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * Whether the server's markup still matches what has to be shown: then an element with `serverMarkup` keeps it, and the code that
 * renders it need not be loaded. False on the server, and for content that was not part of the server's page.
 * @param key all that the markup depends on: texts, numbers, and objects whose identity changes with their content
 */
export function useServerMarkup(key: readonly unknown[]): boolean {
  const isFirst = !useIsHydrated() && typeof document !== 'undefined';
  const [kept, keep] = useState(isFirst ? key : null);
  const isKept = kept?.length === key.length && kept.every((part, index) => Object.is(part, key[index]));
  // After a re-render the server's markup is gone, and does not come back when the key has its first value again.
  if (kept && !isKept) keep(null);
  return isKept;
}
