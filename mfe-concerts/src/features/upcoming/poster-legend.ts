import { describePoster, type PosterLabels } from '@ofgc/shared/design/poster/describe-poster.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';

/** "Weber 10 min, Grieg 30 min, pausa, Sibelius 31 min": the poster's text alternative with composers for works. */
export function posterLegend({ programme }: Pick<EventSummary, 'programme'>, words: PosterLabels): string {
  return describePoster(
    { programme: programme.map((item) => (item.kind === 'work' ? { ...item, title: item.composerShortName } : item)) },
    words,
  );
}

/** The solo parts that the poster shows as suns, each once: `['flauta', 'arpa']`. */
export function soloParts({ programme }: Pick<EventSummary, 'programme'>): string[] {
  const parts = programme.flatMap((item) =>
    item.kind === 'work' ? item.soloists.filter(({ role }) => role === 'soloist').map(({ part }) => part) : [],
  );
  return [...new Set(parts)];
}
