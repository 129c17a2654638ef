/**
 * The alert's ref: tells every stylesheet as `--page-top` how much of the window's top bar and alert keep together, also when
 * the window or the alert changes. What sticks below them and where anchors come to rest depends on it; without an alert it
 * is the bar alone.
 */
export function keepPageTop(alert: HTMLElement | null): (() => void) | undefined {
  if (!alert) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // On a phone it scrolls away: there is nothing to tell, and all elements of the page would be styled anew.
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
