import { useIsHydrated } from '@ofgc/shared/hydration/use-is-hydrated.ts';
import { reportFailedRequest } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';

/** Turns the progress bar to failed when an error page ends a navigation; one that the server sent was no navigation. */
export function useFailedNavigation(): void {
  const report = useSetAtom(reportFailedRequest);
  const isNavigation = useRef(useIsHydrated());
  useEffect(() => {
    if (isNavigation.current) report();
  }, [report]);
}
