import { type RefObject, useEffect } from 'react';

/**
 * Keeps the page's top margin as high as bar and alert together, also when the window or the alert changes.
 * Until this runs, and without JavaScript, `Frame.module.css` assumes an alert of one line.
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
