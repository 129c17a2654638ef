import { useEffect } from 'react';

/** Gives the browser's own bar (`theme-color`) the background of the page after every render, because the theme can change. */
export function useThemeColor(): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    if (!meta) return undefined;
    const before = meta.content;
    meta.content = getComputedStyle(document.documentElement).getPropertyValue('--color-page').trim();
    return () => void (meta.content = before);
  });
}
