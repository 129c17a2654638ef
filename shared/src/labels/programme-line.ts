import type { EventCard } from '../domain/events/event.schema.ts';
import type { Translate } from './translate.ts';

/** A programme in one line: "Weber 10 · Grieg 30 · pausa · Sibelius 31 min". Empty where nothing is announced. */
export function programmeLine(programme: EventCard['programme'], t: Translate): string {
  const parts = programme.map((item) =>
    item.kind === 'interval' ? t('interval') : `${item.composerShortName} ${item.minutes}`,
  );
  return parts.length ? t('programmeLine', { line: parts.join(' · ') }) : '';
}

/** The composers of a programme, each once: "Mozart, Beethoven". */
export function composerLine(programme: EventCard['programme']): string {
  const names = programme.flatMap((item) => (item.kind === 'work' ? [item.composerShortName] : []));
  return [...new Set(names)].join(', ');
}
