import { useEffect } from 'react';

/** The browser's own bar takes the page's ground, whenever that changes: a light strip would shine in a dark hall. */
export function useThemeColor(): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    if (!meta) return undefined;
    const before = meta.content;
    meta.content = getComputedStyle(document.documentElement).getPropertyValue('--color-page').trim();
    return () => void (meta.content = before);
  });
}
