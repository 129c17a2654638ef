import { coloursOf } from '@ofgc/shared/design/poster/poster-palettes.ts';
import type { PosterEvent, PosterMode } from '@ofgc/shared/design/poster/poster-types.ts';
import { bgColor } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Gives the bar the poster's background while this component is mounted. */
export function BarBackground({ event, mode }: { event: PosterEvent; mode: PosterMode }) {
  const setBackground = useSetAtom(bgColor);
  const [background] = coloursOf(event, mode).palette;
  useEffect(() => {
    setBackground(background);
    return () => setBackground(null);
  }, [background, setBackground]);
  return null;
}
