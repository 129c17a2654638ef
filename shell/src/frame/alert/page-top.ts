/**
 * The alert's ref: sets `--page-top` to the height that bar and alert together keep at the top of the window, and updates it when
 * the window or the alert changes size. Sticky elements and the scroll position of anchors depend on it; without an alert, it is
 * the height of the bar.
 */
export function keepPageTop(alert: HTMLElement | null): (() => void) | undefined {
  if (!alert) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // On a phone the alert scrolls away, so the property is not set: setting it would recalculate the styles of the whole page.
    const isKept = getComputedStyle(alert).position === 'sticky';
    if (isKept) style.setProperty('--page-top', `calc(var(--bar) + ${alert.offsetHeight}px)`);
    else style.removeProperty('--page-top');
  });
  observer.observe(alert, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty('--page-top');
  };
}
