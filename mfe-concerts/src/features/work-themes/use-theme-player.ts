import type { WorkTheme } from '@ofgc/shared/domain/work-themes/work-theme.schema.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { soundTimeout } from './sound-timeout.ts';
import { defaultVolume, gainOf } from './sound/volume.ts';

/** Where a theme was started, and where its controls are shown. */
export type PlayerPlace = 'poster' | 'programme';

interface PlayerState {
  /** The work whose theme is playing, is loading, or could not be played. */
  work: string | null;
  place: PlayerPlace;
  status: 'silent' | 'loading' | 'sounding' | 'failed';
}

export interface ThemePlayer extends PlayerState {
  /** The themes by the work's key. */
  themes: ReadonlyMap<string, WorkTheme>;
  /** The volume in per cent. */
  volume: number;
  setVolume: (volume: number) => void;
  /** Plays a work's theme instead of the current one; a second call stops it. */
  toggle: (work: string, place: PlayerPlace) => void;
  stop: () => void;
}

const silence: PlayerState = { work: null, place: 'programme', status: 'silent' };

/**
 * Plays themes, one at a time. The sound code is loaded with the first one; leaving the page stops it.
 * @param list the page's themes; it must stay the same array while the page is mounted
 */
export function useThemePlayer(list: readonly WorkTheme[]): ThemePlayer {
  const [state, setState] = useState(silence);
  const [volume, setVolume] = useState(defaultVolume);
  const running = useRef<{ stop: () => void; setVolume: (volume: number) => void } | null>(null);
  const themes = useMemo(() => new Map(list.map((theme) => [theme.work, theme])), [list]);

  useEffect(() => {
    if (!list.length) return undefined;
    const leave = () => {
      running.current?.stop();
      running.current = null;
      setState(silence);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [list]);

  const stop = () => {
    running.current?.stop();
    running.current = null;
    setState(silence);
  };

  const toggle = (work: string, place: PlayerPlace) => {
    const theme = themes.get(work);
    const isStop = state.work === work && (state.status === 'sounding' || state.status === 'loading');
    stop();
    if (!theme || isStop) return;
    setState({ work, place, status: 'loading' });
    const session = startSession(theme, volume);
    running.current = session;
    const tell = (next: PlayerState) => {
      if (running.current !== session) return;
      if (next.status !== 'sounding') running.current = null;
      setState(next);
    };
    session.started.then(
      () => tell({ work, place, status: 'sounding' }),
      (error: unknown) => {
        console.warn('the theme was not played', error);
        session.stop();
        tell({ work, place, status: 'failed' });
      },
    );
    session.ended.then(
      () => tell(silence),
      () => {},
    );
  };

  const changeVolume = (next: number) => {
    setVolume(next);
    running.current?.setVolume(next);
  };
  return { ...state, themes, volume, setVolume: changeVolume, toggle, stop };
}

/** The playback of one theme, begun in the click handler: browsers only start audio there. */
function startSession(theme: WorkTheme, initialVolume: number) {
  let volume = initialVolume;
  let isStopped = false;
  let output: GainNode | undefined;
  const context = typeof AudioContext === 'undefined' ? undefined : new AudioContext();
  const playing = (async () => {
    if (!context) throw new Error('this browser has no Web Audio');
    const [{ playTheme }] = await within(
      soundTimeout,
      Promise.all([import('./sound/play-theme.ts'), context.resume()]),
    );
    if (isStopped) return Promise.resolve();
    output = context.createGain();
    output.gain.value = gainOf(volume);
    output.connect(context.destination);
    return { ended: playTheme(context, theme, output) };
  })();
  const close = () => {
    if (isStopped) return;
    isStopped = true;
    output?.gain.setTargetAtTime(0, context?.currentTime ?? 0, 0.03);
    if (context) setTimeout(() => void context.close(), output ? 200 : 0);
  };
  return {
    started: playing,
    ended: playing.then((sound) => sound?.ended).then(close),
    stop: close,
    setVolume(next: number) {
      volume = next;
      if (output && context) output.gain.setTargetAtTime(gainOf(next), context.currentTime, 0.02);
    },
  };
}

function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready after ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
