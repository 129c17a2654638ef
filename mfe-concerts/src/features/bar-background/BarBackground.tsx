import { coloursOf } from '@ofgc/shared/design/poster/palettes.ts';
import type { PosterEvent, PosterMode } from '@ofgc/shared/design/poster/poster-types.ts';
import { bgColor } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Lays the poster's ground behind the bar while this part is on the page, and takes it back on leaving. */
export function BarBackground({ event, mode }: { event: PosterEvent; mode: PosterMode }) {
  const setGround = useSetAtom(bgColor);
  const [ground] = coloursOf(event, mode).palette;
  useEffect(() => {
    setGround(ground);
    return () => setGround(null);
  }, [ground, setGround]);
  return null;
}
