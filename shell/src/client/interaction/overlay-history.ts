import { closeEverything, isPageCovered } from '@ofgc/shared/state';
import type { createStore } from 'jotai';
import type { DataRouter } from 'react-router';

type Options = { replace?: boolean } | undefined;

/**
 * The browser's back button closes menu, search, quick view and messages before it leaves the page: an overlay has a history
 * entry of its own, at the same address. When the overlay is closed in any other way, its entry is removed; a navigation from
 * within the overlay replaces the entry. The router does not notice this.
 */
export function keepOverlaysInHistory(
  router: Pick<DataRouter, 'navigate' | 'state' | 'subscribe'>,
  store: ReturnType<typeof createStore>,
  history: Pick<History, 'state' | 'pushState' | 'back'> = window.history,
): void {
  let leaving: PromiseWithResolvers<void> | undefined;
  /** The latest navigation that replaces the overlay's entry: an interrupted earlier one ends too, and must not clear this. */
  let taking: object | undefined;
  const isEntry = () => Boolean((history.state as { overlay?: true } | null)?.overlay);
  const leaveEntry = () => {
    leaving = Promise.withResolvers();
    history.back();
  };

  const follow = () => {
    const isCovered = store.get(isPageCovered);
    if (isCovered === isEntry() || leaving || taking) return;
    if (!isCovered) return leaveEntry();
    // A page that is on its way would get its entry behind this one.
    if (router.state.navigation.state !== 'idle') return;
    const state = history.state as { idx?: number } | null;
    history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, overlay: true }, '');
  };
  store.sub(isPageCovered, follow);
  router.subscribe(follow);

  /** Whether the entry belongs to the page that is on its way or, where none is, to the page that is shown. */
  const isOfPage = () => {
    const { location, navigation } = router.state;
    const { key = 'default' } = (history.state ?? {}) as { key?: string };
    return key === (navigation.location ?? location).key;
  };
  const hearHistory = (event: PopStateEvent) => {
    const left = leaving;
    leaving = undefined;
    left?.resolve();
    if (!left && isEntry()) {
      // The visitor went to the entry of an overlay that is closed already.
      leaveEntry();
    } else if (!isOfPage()) {
      // The visitor went to another page, as with a long press on the back button: the router shows it.
      return store.set(closeEverything);
    } else if (left) {
      // Another overlay may have been opened meanwhile.
      follow();
    } else if (store.get(isPageCovered)) {
      store.set(closeEverything);
    } else return;
    event.stopImmediatePropagation();
  };
  // In the capture phase, before the router, which listens on the same window.
  window.addEventListener('popstate', hearHistory, { capture: true });

  const navigate = router.navigate.bind(router) as (to: unknown, options?: Options) => Promise<void>;
  const navigateOut = async (to: unknown, options: Options) => {
    // A replacing navigation replaces the page's entry, so the overlay's entry has to go first.
    if (options?.replace) store.set(closeEverything);
    if (leaving) await leaving.promise;
    if (!isEntry()) return navigate(to, options);
    const own = (taking = {});
    try {
      await navigate(to, { ...options, replace: true });
    } finally {
      if (taking === own) {
        taking = undefined;
        follow();
      }
    }
  };
  router.navigate = (to: unknown, options?: Options) =>
    isEntry() || leaving ? navigateOut(to, options) : navigate(to, options);
}
