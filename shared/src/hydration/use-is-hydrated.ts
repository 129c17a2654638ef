import { useInBrowser } from './use-in-browser.ts';

/** False on the server and while hydrating, true from then on. */
export function useIsHydrated(): boolean {
  return useInBrowser(() => true, false);
}
