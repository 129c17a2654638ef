import type { KeyboardEvent } from 'react';
import { useIsHydrated } from '../../hydration/use-is-hydrated.ts';
import { coloursOf } from './poster-palettes.ts';
import { posterFormats, type PosterFormat } from './poster-formats.ts';
import type { PosterEvent, PosterMode } from './poster-types.ts';
import styles from './PosterRings.module.css';
import { type Ring, ringsOf } from './work-rings.ts';
import { tenth } from './poster-strokes.ts';

interface PosterRingsProps {
  event: PosterEvent;
  format: PosterFormat;
  mode?: PosterMode;
  /** The work whose theme is playing: its ring moves. */
  sounding: string | null;
  /** Returns the label of a ring's button; undefined for a ring that is not a button. */
  labelOf: (workId: string) => string | undefined;
  onPress: (workId: string) => void;
}

/** Overlays a poster with its rings as buttons, and strokes on the one that is playing. Nothing before hydration. */
export function PosterRings({ event, format, mode = 'day', sounding, labelOf, onPress }: PosterRingsProps) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  const [width, height] = posterFormats[format];
  const { palette } = coloursOf(event, mode);
  return (
    <svg className={styles.rings} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" fill="none">
      {ringsOf(event, width, height).map((ring, index) => {
        const { workId } = ring.work;
        const label = workId === undefined ? undefined : labelOf(workId);
        if (workId === undefined || label === undefined) return null;
        return (
          <g key={`${workId} ${index}`} transform={`translate(${ring.centre.map(tenth).join(' ')})`}>
            {sounding === workId && <Strokes ring={ring} ground={palette[0]} unit={Math.min(width, height) / 100} />}
            <RingButton ring={ring} label={label} onPress={() => onPress(workId)} />
          </g>
        );
      })}
    </svg>
  );
}

interface RingButtonProps {
  ring: Ring;
  label: string;
  onPress: () => void;
}

/** SVG has no button element, so a ring handles a button's keys itself. */
function RingButton({ ring: { inner, thickness }, label, onPress }: RingButtonProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) onPress();
  };
  return (
    <g role="button" tabIndex={0} aria-label={label} className={styles.ring} onClick={onPress} onKeyDown={press}>
      <title>{label}</title>
      <circle className={styles.target} r={tenth(inner + thickness / 2)} strokeWidth={tenth(thickness)} />
      {[inner, inner + thickness].map((radius) => (
        <circle key={radius} className={styles.edge} r={tenth(radius)} />
      ))}
    </g>
  );
}

/** Fine strokes in the colour of the ground that move around the ring. `unit`: a hundredth of the sheet's shorter side. */
function Strokes({ ring: { inner, thickness }, ground, unit }: { ring: Ring; ground: string; unit: number }) {
  const count = Math.max(2, Math.min(7, Math.round(thickness / (4 * unit))));
  const step = thickness / count;
  return (
    <g className={styles.strokes} stroke={ground} strokeWidth={tenth(Math.min(step * 0.4, 2 * unit))}>
      {Array.from({ length: count }, (_, row) => (
        <circle key={row} r={tenth(inner + (row + 0.5) * step)} pathLength="120" />
      ))}
    </g>
  );
}
