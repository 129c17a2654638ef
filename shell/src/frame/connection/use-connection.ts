import { onlineState } from '@ofgc/shared/state';
import { useAtom } from 'jotai';
import { useEffect } from 'react';

/** Follows the browser's connection. @returns whether it is online */
export function useConnection(): boolean {
  const [isOnline, setOnline] = useAtom(onlineState);
  useEffect(() => {
    const tell = () => setOnline(navigator.onLine);
    tell();
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }, [setOnline]);
  return isOnline;
}
