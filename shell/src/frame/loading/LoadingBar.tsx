import { failedRequests } from '@ofgc/shared/state';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { createLoadingProgress, type LoadingProgress, type Progress } from './loading-progress.ts';
import styles from './LoadingBar.module.css';
import { useIsLongWait } from './WaitingOverlay.tsx';

/**
 * The progress of a navigation along the top edge. It takes no focus. Its words, in the middle of the waiting overlay, announce once that
 * a page is loading or another task is running.
 */
export function LoadingBar() {
  const { t } = useTranslation('shell');
  const bar = useRef<HTMLDivElement>(null);
  const progress = useRef<LoadingProgress>(null);
  const [state, setState] = useState<Progress['state']>('idle');
  const isLongWait = useIsLongWait();
  const isLoading = useNavigation().state !== 'idle';
  const failures = useAtomValue(failedRequests);

  useEffect(() => {
    const current = createLoadingProgress(({ percent, state: next }) => {
      bar.current?.style.setProperty('--progress', `${percent}%`);
      setState(next);
    });
    progress.current = current;
    return current.stop;
  }, []);
  useEffect(() => {
    if (isLoading) progress.current?.start();
    else progress.current?.finish();
  }, [isLoading]);
  useEffect(() => {
    if (failures > 0) progress.current?.fail();
  }, [failures]);

  return (
    <>
      <div ref={bar} className={styles.bar} data-state={state} data-print="hidden" aria-hidden="true" />
      <output className={isLongWait && state !== 'failed' ? styles.words : 'visually-hidden'} data-print="hidden">
        {state === 'failed' ? t('loading.failed') : (isLongWait || state === 'running') && t('loading.status')}
      </output>
    </>
  );
}
