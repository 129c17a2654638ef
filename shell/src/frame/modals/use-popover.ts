import { type RefObject, useEffect, useRef } from 'react';

/**
 * Synchronises a native popover with a state, both ways. The popover works without React; at hydration React adopts one that is
 * already open, then follows the browser (Escape, a click outside) and opens or closes the popover as the state changes.
 * @returns the popover's ref
 */
export function usePopover<Popover extends HTMLElement = HTMLElement>(
  isOpen: boolean,
  open: () => void,
  close: () => void,
): RefObject<Popover | null> {
  const popover = useRef<Popover>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    const element = popover.current;
    if (!element) return undefined;
    const follow = (event: Event) => ((event as ToggleEvent).newState === 'open' ? open() : close());
    element.addEventListener('toggle', follow);
    if (element.matches(':popover-open')) open();
    return () => element.removeEventListener('toggle', follow);
  }, [open, close]);

  useEffect(() => {
    const element = popover.current;
    if (!element || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen !== element.matches(':popover-open')) element.togglePopover(isOpen);
    if (isOpen) focusInside(element);
    else returnFocus(element);
  }, [isOpen]);

  return popover;
}

function focusInside(popover: HTMLElement): void {
  if (!popover.contains(document.activeElement)) popover.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}

/** The browser cannot return the focus itself: the button is still inert when the popover hides. */
function returnFocus(popover: HTMLElement): void {
  const { activeElement } = document;
  const isLost = !activeElement || activeElement === document.body || popover.contains(activeElement);
  if (isLost) document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus({ preventScroll: true });
}
