import type { EventQuery } from '@ofgc/shared/api-client/events.ts';
import { whenOfWord } from '@ofgc/shared/domain/event-filter-words.ts';
import type { CalendarQuery } from './calendar-query.ts';

/** The calendar's filters as the API asks for them. */
export function toEventQuery(query: CalendarQuery): EventQuery {
  const { temporada, categoria, director, solista, compositor, tipo, anio, mes, lugar, cuando } = query;
  return {
    season: temporada,
    category: categoria,
    conductor: director,
    soloist: solista,
    composer: compositor,
    type: tipo,
    place: lugar,
    year: anio === undefined ? undefined : Number(anio),
    month: mes === undefined ? undefined : Number(mes),
    when: cuando && whenOfWord[cuando],
    // What is over is read backwards.
    sort: cuando === 'pasados' ? '-date' : 'date',
  };
}
