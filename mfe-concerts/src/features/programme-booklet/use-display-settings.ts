import { useEffect, useState } from 'react';
import { type DisplaySettings, displayQuery, storeDisplay, storedDisplay } from './display-settings.ts';

/**
 * The display that the visitor chose: the address's own, else the device's last. A change is put into the address and
 * remembered, so that the page opens in it again, with the network or without.
 * @param asked what the address asks for
 * @returns the choice and how to change it
 */
export function useDisplaySettings(asked: DisplaySettings) {
  const [choice, setChoice] = useState(asked);
  const isAsked = displayQuery(asked) !== '';
  useEffect(() => {
    const remembered = isAsked ? null : storedDisplay();
    if (remembered && displayQuery(remembered)) show(remembered);
  }, [isAsked]);

  function show(next: DisplaySettings) {
    setChoice(next);
    // Not a navigation: the page stays, and the router need not load it again.
    history.replaceState(history.state, '', location.pathname + displayQuery(next, location.search) + location.hash);
  }
  return [
    choice,
    (next: DisplaySettings) => {
      storeDisplay(next);
      show(next);
    },
  ] as const;
}
