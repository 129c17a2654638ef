import { useEffect, useState } from 'react';
import { type DisplaySettings, displayQuery, storeDisplay, storedDisplay } from './display-settings.ts';

/**
 * The settings of the address, else the last ones of this device. A change is written to the address and stored, so that
 * the page opens with it again, offline too.
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
    // Without the router, which would load the page again.
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
