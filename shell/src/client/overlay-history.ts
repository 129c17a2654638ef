import { closeEverything, isPageCovered } from '@ofgc/shared/state';
import type { createStore } from 'jotai';
import type { DataRouter } from 'react-router';

type Options = { replace?: boolean } | undefined;

/**
 * The browser's way back closes menu, search, quick view and messages before it leaves the page: what stands over the page
 * is an entry of the history of its own, at the same address. Closed in any other way it takes its entry with it; a
 * navigation out of it takes the entry's place. The router does not notice this.
 */
export function keepOverlaysInHistory(
  router: Pick<DataRouter, 'navigate'>,
  store: ReturnType<typeof createStore>,
  history: Pick<History, 'state' | 'pushState' | 'back'> = window.history,
): void {
  let leaving: PromiseWithResolvers<void> | undefined;
  /** Of navigations that take its place, the last: a navigation that another interrupts ends before it has come anywhere. */
  let taking: object | undefined;
  const isEntry = () => Boolean((history.state as { overlay?: true } | null)?.overlay);
  const leaveEntry = () => {
    leaving = Promise.withResolvers();
    history.back();
  };

  store.sub(isPageCovered, () => {
    const isCovered = store.get(isPageCovered);
    if (isCovered === isEntry() || leaving || taking) return;
    const state = history.state as { idx?: number } | null;
    if (isCovered) history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, overlay: true }, '');
    else leaveEntry();
  });

  const hearHistory = (event: PopStateEvent) => {
    if (leaving) {
      leaving.resolve();
      leaving = undefined;
    } else if (isEntry()) {
      // Forward to an overlay that is gone.
      leaveEntry();
    } else if (store.get(isPageCovered)) {
      store.set(closeEverything);
    } else return;
    event.stopImmediatePropagation();
  };
  // Before the router, which listens at the same window.
  window.addEventListener('popstate', hearHistory, { capture: true });

  const navigate = router.navigate.bind(router) as (to: unknown, options?: Options) => Promise<void>;
  const navigateOut = async (to: unknown, options: Options) => {
    // What replaces the page replaces it, not the overlay.
    if (options?.replace) store.set(closeEverything);
    if (leaving) await leaving.promise;
    if (!isEntry()) return navigate(to, options);
    const own = (taking = {});
    try {
      await navigate(to, { ...options, replace: true });
    } finally {
      if (taking === own) {
        taking = undefined;
        if (isEntry() && !store.get(isPageCovered)) leaveEntry();
      }
    }
  };
  router.navigate = (to: unknown, options?: Options) =>
    isEntry() || leaving ? navigateOut(to, options) : navigate(to, options);
}
