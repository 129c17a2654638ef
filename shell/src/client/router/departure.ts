import type { DataRouter } from '#react-router';
import { documentTimeout } from '../../timeouts.ts';

/** How a page that the router cannot show is left for its document. */
export interface Departure {
  /** The address that is being gone to, with its query: the router hands discovery the path alone. */
  target: () => string;
  /** Waits for the document that the browser loads, and never returns: where none comes (a download, a press on stop) the page stays. */
  leaving: () => Promise<never>;
  /** Whether the router only comes back to the page that is shown: nothing is to be loaded for that. */
  isStaying: () => boolean;
}

/** @param routerOf the router, once it is made */
export function createDeparture(routerOf: () => Pick<DataRouter, 'state' | 'navigate'>): Departure {
  let isStaying = false;

  async function stay(): Promise<void> {
    const { state, navigate } = routerOf();
    const { navigation, location: here, actionData } = state;
    // What a form was answered would be gone with it (the code of a report): that page goes on waiting.
    if (navigation.state === 'idle' || actionData) return;
    isStaying = true;
    await navigate(here, {
      replace: true,
      preventScrollReset: true,
      state: here.state,
      defaultShouldRevalidate: false,
    });
    isStaying = false;
  }

  // Back to a page that was left while it waited for another document.
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && stay()));

  return {
    target() {
      const { pathname, search, hash } = routerOf().state.navigation.location ?? location;
      return pathname + search + hash;
    },
    leaving() {
      const { location: asked } = routerOf().state.navigation;
      const isAsked = () => routerOf().state.navigation.location === asked;
      return new Promise<never>(() => void setTimeout(() => void (isAsked() && stay()), documentTimeout));
    },
    isStaying: () => isStaying,
  };
}
