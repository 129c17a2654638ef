import { isHydrated, pagePart, whenHydrated } from '../../composition/hydrated-parts.ts';

/** `smooth`, unless the visitor asked for less movement. */
export function scrollBehaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Moves the focus, not only the view, so that keyboard and screen reader go along. */
export function focusWithoutScroll(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  // React compares the page with the server's while it takes it over: until then nothing is written into it.
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

/** The page's main heading, or its content where it has none. */
export function focusMainHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (heading) focusWithoutScroll(heading);
}

/** Whether the focus is where something is filled in. */
export function isWriting(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}
