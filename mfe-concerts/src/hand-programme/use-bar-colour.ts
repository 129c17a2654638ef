import { useEffect } from 'react';

/** The browser's own bar takes the page's ground, whenever that changes: a light strip would shine in a dark hall. */
export function useBarColour(): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    const page = document.querySelector(`[data-page-theme='${theme}']`);
    if (!meta || !page) return undefined;
    const before = meta.content;
    meta.content = getComputedStyle(page).getPropertyValue('--color-page').trim();
    return () => void (meta.content = before);
  });
}
