import { soloistsIn } from '@ofgc/shared/design/poster/instrumentation.ts';
import { seededSource, sourceAxes } from '@ofgc/shared/design/poster/source-axes.ts';
import type { Content } from '../../../content/read-content.ts';
import { instrumentationOf, splitSoloParts } from '../../works/solo-parts.ts';
import { neighbouringPosters, postersBySeason } from './season-poster-order.ts';

/**
 * The place from which a poster's music is drawn, for concerts whose own place would make them look like the previous poster on the
 * season's wall: the same division of the sheet, the same presence of an interval, and as many suns. All other concerts keep the place of
 * their seed.
 * @returns the number of the place by the event's id
 */
export function posterSources({ events, works }: Pick<Content, 'events' | 'works'>): Map<number, number> {
  const sources = new Map<number, number>();
  for (const season of postersBySeason(events)) {
    const wall: string[] = [];
    for (const [index, { id, programme }] of season.entries()) {
      const hasInterval = programme.some(({ kind }) => kind === 'interval');
      const suns = programme.reduce(
        (sum, item) =>
          item.kind === 'work' ? sum + soloistsIn(instrumentationOf(splitSoloParts(works[item.work]?.solo?.en))) : sum,
        0,
      );
      const formOf = (source: number) => `${sourceAxes[source]} ${hasInterval} ${suns}`;
      const own = seededSource(String(id));
      const beside = neighbouringPosters(wall, index);
      const clashes = (source: number) => beside.filter((form) => form === formOf(source)).length;
      // In steps of seven from the seed's place: all ten places are reached, and two moved concerts do not get the same place.
      const others = sourceAxes.map((_, step) => (own + 7 * step) % sourceAxes.length);
      const best = others.reduce((least, next) => (clashes(next) < clashes(least) ? next : least), own);
      const source = formOf(own) === wall.at(-1) ? best : own;
      wall.push(formOf(source));
      if (source !== own) sources.set(id, source);
    }
  }
  return sources;
}
