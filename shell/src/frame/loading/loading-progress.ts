import { loadingDelay } from './loading-delay.ts';

/** In milliseconds (docs/requirements.md#loading). */
const progressTimes = { duration: 5_000, tick: 100, hide: 500 } as const;

/** The percentage at which the bar waits for a response that takes longer than its duration. */
const waitingPercent = 98;

export interface Progress {
  /** 0 to 100 */
  percent: number;
  state: 'idle' | 'running' | 'failed';
}

export interface LoadingProgress {
  start: () => void;
  finish: () => void;
  fail: () => void;
  /** Ends all timers. */
  stop: () => void;
}

/**
 * The progress of the loading bar: nothing for 200 ms, then about five seconds of steps, full at the end, hidden 500 ms later.
 * @param onChange called with every step
 */
export function createLoadingProgress(onChange: (progress: Progress) => void): LoadingProgress {
  let progress: Progress = { percent: 0, state: 'idle' };
  let delay: ReturnType<typeof setTimeout> | undefined;
  let ticks: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Progress) => {
    progress = next;
    onChange(next);
  };
  const stop = () => {
    clearTimeout(delay);
    clearInterval(ticks);
    clearTimeout(hiding);
  };
  const end = (state: 'running' | 'failed') => {
    stop();
    show({ percent: 100, state });
    hiding = setTimeout(() => show({ percent: 0, state: 'idle' }), progressTimes.hide);
  };
  const advance = () => {
    const step = (100 * progressTimes.tick) / progressTimes.duration;
    show({ ...progress, percent: Math.min(waitingPercent, progress.percent + step) });
  };

  return {
    stop,
    start() {
      stop();
      if (progress.state !== 'idle') show({ percent: 0, state: 'idle' });
      delay = setTimeout(() => {
        show({ percent: 0, state: 'running' });
        ticks = setInterval(advance, progressTimes.tick);
      }, loadingDelay);
    },
    finish() {
      if (progress.state === 'idle') stop();
      else end(progress.state);
    },
    fail() {
      end('failed');
    },
  };
}
