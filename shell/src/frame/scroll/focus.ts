import { isHydrated, pagePart, whenHydrated } from '../../composition/slots/hydrated-parts.ts';

/** `smooth`, unless the visitor prefers reduced motion. */
export function scrollBehaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Moves the focus, not only the view, so that keyboard and screen reader continue from there. */
export function focusWithoutScroll(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  // React compares the page with the server's markup while it hydrates: no attribute may be added before that.
  if (element.closest('main') && !isHydrated(pagePart)) {
    void whenHydrated(pagePart).then(() => element.isConnected && !isWriting() && makeFocusable(element));
    return;
  }
  makeFocusable(element);
}

function makeFocusable(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Moves the focus to the page's main heading, or to its content where it has no heading. */
export function focusMainHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (heading) focusWithoutScroll(heading);
}

/** Whether a form field has the focus. */
export function isWriting(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}
