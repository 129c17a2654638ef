import { type RefObject, useEffect } from 'react';

/**
 * Tells every stylesheet as `--page-top` how high bar and alert are together, also when the window or the alert
 * changes: what sticks below them and where anchors come to rest depends on it.
 */
export function usePageTop(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--page-top', `${element.offsetHeight}px`);
    });
    observer.observe(element, { box: 'border-box' });
    return () => observer.disconnect();
  }, [bar]);
}
