import { useIsHydrated } from '@ofgc/shared/hydration/use-is-hydrated.ts';
import { reportFailedRequest } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';

/** Sets the progress bar to failed when a navigation ends in an error page; an error page from the server counts as no navigation. */
export function useFailedNavigation(): void {
  const report = useSetAtom(reportFailedRequest);
  const isNavigation = useRef(useIsHydrated());
  useEffect(() => {
    if (isNavigation.current) report();
  }, [report]);
}
