import { closeEverything } from '@ofgc/shared/state';
import type { createStore } from 'jotai';
import type { DataRouter } from 'react-router';

/**
 * Menu, search and modals close as soon as the visitor goes elsewhere, so that the progress bar is in view. The router
 * itself is heard, not the pages that it draws: one that is left before it was drawn has been a navigation too.
 */
export function closeOnNavigation(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  store: ReturnType<typeof createStore>,
): void {
  let target = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    const next = navigation.location?.key ?? location.key;
    if (next === target) return;
    target = next;
    store.set(closeEverything);
    // The state of one that opened in this moment is not known yet.
    for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
  });
}
