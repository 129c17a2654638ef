import { useSite } from '@ofgc/shared/contract';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { useEffect, useState } from 'react';
import { darkHours, isHallDark } from './dark-hours.ts';

/** The maximum delay of a browser's timer, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/**
 * Whether the hall is dark now; it updates on a booklet that was opened at home or is cached on the device.
 * @param fetched the value of the server's render and of hydration
 */
export function useHallDark(performance: Performance, fetched: boolean): boolean {
  const { clockShift } = useSite();
  const [isDark, setIsDark] = useState(fetched);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = Date.now() + clockShift;
      setIsDark(isHallDark(performance, new Date(now)));
      const next = darkHours(performance).find((change) => change.getTime() > now);
      if (next) timer = setTimeout(look, Math.min(Math.ceil(next.getTime() - now), longestWait));
    };
    look();
    // Timers do not fire while a phone sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [performance, clockShift]);
  return isDark;
}
