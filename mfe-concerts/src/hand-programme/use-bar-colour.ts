import { useEffect } from 'react';

/** The browser's own bar takes the page's ground: a light strip would shine in a dark hall. @param theme what is shown */
export function useBarColour(theme: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    const page = document.querySelector(`[data-page-theme='${theme}']`);
    if (!meta || !page) return undefined;
    const before = meta.content;
    meta.content = getComputedStyle(page).getPropertyValue('--color-page').trim();
    return () => void (meta.content = before);
  }, [theme]);
}
