import { endWaiting, isWaiting, startWaiting } from '@ofgc/shared/state';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { loadingDelay } from './loading-delay.ts';
import styles from './WaitingOverlay.module.css';

/**
 * No overlay lasts longer, in milliseconds, because a section may begin a task and never end it: as long as a call of the API
 * (docs/requirements.md#loading).
 */
export const longestWait = 60_000;

/** Covers the page while a task runs: loading a page's data, sending a form. Its words, which are also announced, are the loading bar's. */
export function WaitingOverlay() {
  useNavigationAsTask();
  return useIsLongWait() ? (
    <div className={styles.overlay} aria-busy="true" data-print="hidden">
      <span />
    </div>
  ) : null;
}

function useNavigationAsTask(): void {
  const start = useSetAtom(startWaiting);
  const end = useSetAtom(endWaiting);
  const isLoading = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isLoading) return undefined;
    start();
    return () => end();
  }, [isLoading, start, end]);
}

/** Whether a task runs that takes longer than a moment. */
export function useIsLongWait(): boolean {
  const isRunning = useAtomValue(isWaiting);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const begin = setTimeout(() => setLong(true), loadingDelay);
    const end = setTimeout(() => setLong(false), longestWait);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
      setLong(false);
    };
  }, [isRunning]);
  return isLong;
}
