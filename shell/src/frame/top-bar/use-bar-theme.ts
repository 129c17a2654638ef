import { bgColor } from '@ofgc/shared/state';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { groundTone } from './background-tone.ts';

/**
 * Lays the page's ground behind the bar while the bar's theme is on.
 * @returns the tone of that ground: dark grounds need light words
 */
export function useGround(bar: RefObject<HTMLElement | null>, isThemeOn: boolean): 'light' | 'dark' {
  const colour = useAtomValue(bgColor);
  const ground = isThemeOn ? colour : null;
  useEffect(() => {
    if (ground) bar.current?.style.setProperty('--bar-ground', ground);
    else bar.current?.style.removeProperty('--bar-ground');
  }, [bar, ground]);
  return ground ? groundTone(ground) : 'light';
}
