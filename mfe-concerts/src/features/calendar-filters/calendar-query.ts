import {
  eventFilterParameters,
  type EventFilterParameter,
  whenByParameter,
  type WhenParameter,
} from '@ofgc/shared/routes/event-parameters.ts';

export type FilterName = EventFilterParameter;
export const filterNames = Object.keys(eventFilterParameters) as FilterName[];

export const whenWords = Object.keys(whenByParameter) as WhenParameter[];

/** What a visitor chose; an absent name means no restriction. */
export interface CalendarQuery extends Partial<Record<FilterName, string>> {
  cuando?: WhenParameter;
  /** The list view is not in the address. */
  vista?: 'mes';
}

/** A filter of the address that is not valid. */
export interface RefusedFilter {
  name: FilterName | 'cuando' | 'vista';
  value: string;
  /** What is wrong with it, a key of the catalogue; without it the value is unknown. */
  reason?: 'beforeStart' | 'filter';
}

export const calendarAddress = '/conciertos-entradas/eventos';

/** Every other filter takes a slug. */
const forms: Partial<Record<FilterName, RegExp>> = {
  anio: /^(19|20)\d\d$/,
  mes: /^([1-9]|1[0-2])$/,
  precio_max: /^\d{1,3}$/,
  edad: /^\d{1,2}$/,
  gratis: /^1$/,
};
const slug = /^[a-z0-9-]{1,120}$/;

/** Whether a day exists, `YYYY-MM-DD`. */
function isDay(value: string): boolean {
  const day = /^(19|20)\d\d-\d\d-\d\d$/.test(value) ? new Date(value) : undefined;
  return Number(day) > 0 && day?.toISOString().slice(0, 10) === value;
}

function isPossible(name: FilterName, value: string): boolean {
  return name === 'desde' || name === 'hasta' ? isDay(value) : (forms[name] ?? slug).test(value);
}

/** Reads the calendar's address; empty values are none, values of a wrong format are returned apart. Other parameters are ignored. */
export function parseCalendarQuery(parameters: URLSearchParams): { query: CalendarQuery; refused: RefusedFilter[] } {
  const query: CalendarQuery = {};
  const refused: RefusedFilter[] = [];
  for (const name of filterNames) {
    const value = parameters.get(name)?.trim();
    if (!value) continue;
    if (isPossible(name, value)) query[name] = value;
    else refused.push({ name, value });
  }
  const { desde, hasta } = query;
  if (desde && hasta && desde > hasta) refused.push({ name: 'hasta', value: hasta, reason: 'beforeStart' });
  const when = parameters.get('cuando')?.trim();
  if (when && Object.hasOwn(whenByParameter, when)) query.cuando = when as WhenParameter;
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

/** Whether the filters name a time themselves: then past concerts are among those asked for. A last day alone does not. */
export function namesTime({ temporada, anio, mes, desde }: CalendarQuery): boolean {
  return Boolean(temporada ?? anio ?? mes ?? desde);
}

/** Upcoming concerts, unless a time is named already (the API's own rule). */
export function effectiveWhen(query: CalendarQuery): WhenParameter {
  return query.cuando ?? (namesTime(query) ? 'todos' : 'proximos');
}

/** The month chosen, `YYYY-MM`; undefined without its year. */
export function chosenMonth({ anio, mes }: CalendarQuery): string | undefined {
  return anio && mes ? `${anio}-${mes.padStart(2, '0')}` : undefined;
}

/** The same filters at no time in particular. */
export function atAnyTime(query: CalendarQuery): CalendarQuery {
  return { ...query, anio: undefined, mes: undefined, desde: undefined, hasta: undefined };
}

/** The same filters in one month. @param month `YYYY-MM` */
export function inMonth(query: CalendarQuery, month: string): CalendarQuery {
  return { ...atAnyTime(query), anio: month.slice(0, 4), mes: String(Number(month.slice(5))) };
}

/** The same filters within a range of days, as a list. @param interval ISO 8601, `2026-11-20/2026-11-22` */
export function inDays(query: CalendarQuery, interval: string): CalendarQuery {
  const [desde, hasta] = interval.split('/');
  return { ...atAnyTime(query), desde, hasta, cuando: undefined, vista: undefined };
}
