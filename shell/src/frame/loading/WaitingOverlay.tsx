import { endWaiting, isWaiting, startWaiting } from '@ofgc/shared/state';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { loadingDelay } from './loading-delay.ts';
import styles from './WaitingOverlay.module.css';

/** No overlay lasts longer, in milliseconds: a section may begin a task and never end it. */
export const longestWait = 30_000;

/** Covers the page while a task runs: loading a page's data, sending a form. The loading bar announces it. */
export function WaitingOverlay() {
  useNavigationAsTask();
  const isLong = useIsLong(useAtomValue(isWaiting));
  return isLong ? (
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

function useIsLong(isRunning: boolean): boolean {
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
