import { closeEverything } from '@ofgc/shared/state';
import type { createStore } from 'jotai';
import type { DataRouter } from 'react-router';

/**
 * Menu, search and modals close as soon as a navigation begins, so that the progress bar is visible. This subscribes to the
 * router, not to the rendered pages: a navigation that is interrupted before its page renders closes them, too.
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
    // A popover that has just opened is not in the store yet, so all open ones are closed in the document.
    for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
  });
}
