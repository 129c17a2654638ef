import type { PosterFormat } from './poster-formats.ts';
import type { PosterEvent, PosterMode } from './poster-types.ts';

/** All that a poster is drawn from. */
export function sheetKey(
  { id, category, background, source, programme }: PosterEvent,
  format: PosterFormat,
  mode: PosterMode,
): string {
  const works = programme.map((item) =>
    item.kind === 'work' ? `${item.minutes}${item.forces?.join(',') ?? ''}` : `|${item.minutes}`,
  );
  return [format, mode, id, category, background, source, ...works].join(' ');
}
