import { useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** React leaves the markup inside an element alone whose HTML is given as text: this one gives none, and keeps the server's. */
export const serverMarkup = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * Whether the markup that the server sent still stands for what is shown: then an element with `serverMarkup` takes it over,
 * and the code that makes it need not come. False on the server, and where the browser shows something that the page did not
 * bring.
 * @param key all that the markup is made from: texts, numbers, and objects that are others when their content is
 */
export function useServerMarkup(key: readonly unknown[]): boolean {
  const isFirst = !useIsHydrated() && typeof document !== 'undefined';
  const [kept, keep] = useState(isFirst ? key : null);
  const isKept = kept?.length === key.length && kept.every((part, index) => Object.is(part, key[index]));
  // Once drawn anew, its element is another: the server's markup is gone, and does not come back with the first key.
  if (kept && !isKept) keep(null);
  return isKept;
}
