import { bgColor } from '@ofgc/shared/state';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { backgroundTone } from './background-tone.ts';

/**
 * Gives the bar the page's background colour while the bar's theme is on.
 * @returns the tone of that background: a dark one needs light text
 */
export function useBarBackground(bar: RefObject<HTMLElement | null>, isThemeOn: boolean): 'light' | 'dark' {
  const colour = useAtomValue(bgColor);
  const background = isThemeOn ? colour : null;
  useEffect(() => {
    if (background) bar.current?.style.setProperty('--bar-background', background);
    else bar.current?.style.removeProperty('--bar-background');
  }, [bar, background]);
  return background ? backgroundTone(background) : 'light';
}
