import type { PosterFormat } from './poster-formats.ts';
import type { PosterEvent, PosterMode } from './poster-types.ts';

/** The key of a poster, with all data that its drawing depends on. */
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
