import { navThemeAlwaysActive, scrollPage } from '@ofgc/shared/state';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Past this many pixels the bar switches its theme (docs/requirements.md#layout). */
const scrollThreshold = 70;

/** Keeps in the shared state whether the page is scrolled. */
export function useBarScroll(): void {
  const scroll = useSetAtom(scrollPage);
  const isAlwaysActive = useAtomValue(navThemeAlwaysActive);
  useEffect(() => {
    const tell = () => scroll(!isAlwaysActive && window.scrollY > scrollThreshold);
    tell();
    window.addEventListener('scroll', tell, { passive: true });
    return () => window.removeEventListener('scroll', tell);
    // Checks again when a page ends its permanent theme.
  }, [scroll, isAlwaysActive]);
}
