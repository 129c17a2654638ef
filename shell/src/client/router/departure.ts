import type { DataRouter } from '#react-router';
import { documentTimeout } from '../../timeouts.ts';

/** Loading a document in place of a page that the router cannot show. */
export interface Departure {
  /** The target of the navigation, with its query and fragment. */
  target: () => string;
  /**
   * Waits for the document that the browser loads; where none comes (a download, the stop button) the page stays.
   * @param navigation the navigation that waits; resolves when it is interrupted
   */
  leaving: (navigation: AbortSignal) => Promise<void>;
  /** Whether the router is only returning to the page that is shown, for which nothing has to be loaded. */
  isStaying: () => boolean;
}

/** @param routerOf the router, once it is made */
export function createDeparture(routerOf: () => Pick<DataRouter, 'state' | 'navigate'>): Departure {
  let isStaying = false;

  async function stay(): Promise<void> {
    const { state, navigate } = routerOf();
    const { navigation, location: here, actionData } = state;
    // Navigating would lose the response to a form (the code of a report), so such a page goes on waiting.
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

  // The browser restored this page from its back/forward cache, where it was still waiting for another document.
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && stay()));

  return {
    target() {
      const { pathname, search, hash } = routerOf().state.navigation.location ?? location;
      return pathname + search + hash;
    },
    leaving(navigation) {
      setTimeout(() => void (!navigation.aborted && stay()), documentTimeout);
      return new Promise((resolve) => navigation.addEventListener('abort', () => resolve()));
    },
    isStaying: () => isStaying,
  };
}
