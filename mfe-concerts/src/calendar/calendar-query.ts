import {
  eventFilterWords,
  type EventFilterWord,
  whenOfWord,
  type WhenWord,
} from '@ofgc/shared/domain/event-filter-words.ts';

export type FilterName = EventFilterWord;
export const filterNames = Object.keys(eventFilterWords) as FilterName[];

export const whenWords = Object.keys(whenOfWord) as WhenWord[];

/** What a visitor chose; an absent name means no restriction. */
export interface CalendarQuery extends Partial<Record<FilterName, string>> {
  cuando?: WhenWord;
  /** The list needs no word of its own in the address. */
  vista?: 'mes';
}

/** A part of the address that says nothing the calendar understands. */
export interface RefusedFilter {
  name: string;
  value: string;
}

export const calendarAddress = '/conciertos-entradas/eventos';

const forms: Record<FilterName, RegExp> = {
  temporada: /^[a-z0-9-]{1,120}$/,
  categoria: /^[a-z0-9-]{1,120}$/,
  director: /^[a-z0-9-]{1,120}$/,
  solista: /^[a-z0-9-]{1,120}$/,
  compositor: /^[a-z0-9-]{1,120}$/,
  tipo: /^[a-z0-9-]{1,120}$/,
  anio: /^(19|20)\d\d$/,
  mes: /^([1-9]|1[0-2])$/,
  lugar: /^[a-z0-9-]{1,120}$/,
};

/** Reads the calendar's address; empty values are none, values of a wrong form are told apart. Other parameters are ignored. */
export function parseCalendarQuery(parameters: URLSearchParams): { query: CalendarQuery; refused: RefusedFilter[] } {
  const query: CalendarQuery = {};
  const refused: RefusedFilter[] = [];
  for (const name of filterNames) {
    const value = parameters.get(name)?.trim();
    if (!value) continue;
    if (forms[name].test(value)) query[name] = value;
    else refused.push({ name, value });
  }
  const when = parameters.get('cuando')?.trim();
  if (when && Object.hasOwn(whenOfWord, when)) query.cuando = when as WhenWord;
  else if (when) refused.push({ name: 'cuando', value: when });
  const view = parameters.get('vista')?.trim();
  if (view === 'mes') query.vista = 'mes';
  else if (view && view !== 'lista') refused.push({ name: 'vista', value: view });
  return { query, refused };
}

/** The calendar's path without locale under these filters; the same choice always has the same address. */
export function calendarPath(query: CalendarQuery): string {
  const parameters = new URLSearchParams();
  for (const name of [...filterNames, 'cuando', 'vista'] as const) {
    const value = query[name];
    if (value) parameters.set(name, value);
  }
  const search = parameters.toString();
  return search ? `${calendarAddress}?${search}` : calendarAddress;
}

/** The same concerts as a calendar that others subscribe to; without locale. The view is the page's alone. */
export function feedPath(query: CalendarQuery): string {
  return calendarPath({ ...query, vista: undefined }).replace(calendarAddress, '/calendario.ics');
}

/** Upcoming concerts, unless a time is named already (the API's own rule). */
export function effectiveWhen({ cuando, temporada, anio, mes }: CalendarQuery): WhenWord {
  return cuando ?? (temporada || anio || mes ? 'todos' : 'proximos');
}

/** The month chosen, `YYYY-MM`; undefined without its year. */
export function chosenMonth({ anio, mes }: CalendarQuery): string | undefined {
  return anio && mes ? `${anio}-${mes.padStart(2, '0')}` : undefined;
}

/** The same filters in one month. @param month `YYYY-MM` */
export function inMonth(query: CalendarQuery, month: string): CalendarQuery {
  return { ...query, anio: month.slice(0, 4), mes: String(Number(month.slice(5))) };
}
