import { useEffect, useState } from 'react';
import { type DisplayChoice, queryOf, rememberDisplay, rememberedDisplay } from './display-settings.ts';

/**
 * The display that the visitor chose: the address's own, else the device's last. A change is put into the address and
 * remembered, so that the page opens in it again, with the network or without.
 * @param asked what the address asks for
 * @returns the choice and how to change it
 */
export function useDisplay(asked: DisplayChoice) {
  const [choice, setChoice] = useState(asked);
  const isAsked = queryOf(asked) !== '';
  useEffect(() => {
    const remembered = isAsked ? null : rememberedDisplay();
    if (remembered && queryOf(remembered)) show(remembered);
  }, [isAsked]);

  function show(next: DisplayChoice) {
    setChoice(next);
    // Not a navigation: the page stays, and the router need not load it again.
    history.replaceState(history.state, '', location.pathname + queryOf(next, location.search) + location.hash);
  }
  return [
    choice,
    (next: DisplayChoice) => {
      rememberDisplay(next);
      show(next);
    },
  ] as const;
}
