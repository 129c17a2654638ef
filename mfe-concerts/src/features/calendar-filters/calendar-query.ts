import { isDay, isMonth, isYear } from '@ofgc/shared/dates/iso-date.ts';
import {
  type Accepted,
  checkFilters,
  filterOptions,
  readFilters,
  type UnknownFilter,
  withoutFilters,
} from '@ofgc/shared/filters/filters.ts';
import type { FacetOption, ListMeta } from '@ofgc/shared/http/list.schema.ts';
import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import {
  eventFilterParameters,
  type EventFilterParameter,
  whenByParameter,
  type WhenParameter,
} from '@ofgc/shared/routes/concerts/event-parameters.ts';

export const eventFilterNames = Object.keys(eventFilterParameters) as EventFilterParameter[];
export const whenWords = Object.keys(whenByParameter) as WhenParameter[];

export type CalendarParameter = keyof CalendarChoice;

/** The hidden field with the month that was chosen before: without JavaScript it tells whether a month is newly chosen. */
export const monthBefore = 'mes_antes';

/** Old spellings, and what a form without JavaScript adds: addresses with these are redirected. */
export const respelledParameters = ['tipo', monthBefore];

/** All query parameters of the calendar. */
export const calendarParameters = [...eventFilterNames, 'cuando', 'vista'] as const satisfies CalendarParameter[];

/** Filters that accept any value of their format; all others accept a slug. */
const forms = {
  anio: isYear,
  mes: isMonth,
  precio_max: (value) => /^\d{1,3}$/.test(value),
  edad: (value) => /^\d{1,2}$/.test(value),
  gratis: (value) => value === '1',
  desde: isDay,
  hasta: isDay,
} satisfies Accepted<EventFilterParameter>;
const isSlug = (value: string) => /^[a-z0-9-]{1,120}$/.test(value);

const accepted: Accepted<CalendarParameter> = {
  ...Object.fromEntries(eventFilterNames.map((name) => [name, isSlug])),
  ...forms,
  cuando: (value) => Object.hasOwn(whenByParameter, value),
  vista: (value) => value === 'mes' || value === 'lista',
};

/** Reads the calendar's query. Values of a wrong format are returned as unknown; whether a slug exists is checked by the API. */
export function parseCalendarQuery(parameters: URLSearchParams): {
  query: CalendarChoice;
  unknown: UnknownFilter<CalendarParameter>[];
} {
  const read = readFilters(calendarParameters, parameters);
  const { filters, unknown } = checkFilters(read as CalendarChoice, accepted);
  const { anio, mes, desde, hasta, vista } = filters;
  const left: CalendarParameter[] = vista === 'mes' ? [] : ['vista'];
  // A month makes its own year redundant, but yields to another year, which a form without JavaScript sends beside it.
  if (anio && mes) left.push(mes.startsWith(anio) ? 'anio' : 'mes');
  if (desde && hasta && desde > hasta) {
    left.push('hasta');
    unknown.push({ name: 'hasta', value: hasta, reason: 'beforeStart' });
  }
  return { query: withoutFilters(filters, left), unknown };
}

/** The options of each list. There is one list of months, each with its year. */
export function calendarOptions(facets: ListMeta['facets']): Record<EventFilterParameter, FacetOption[]> {
  return filterOptions({ ...eventFilterParameters, mes: 'monthOfYear' }, facets);
}

/** The options offered to a visitor: years and months only where they have concerts or are chosen. */
export function offeredOptions(
  facets: ListMeta['facets'],
  query: CalendarChoice,
): Record<EventFilterParameter, FacetOption[]> {
  const options = calendarOptions(facets);
  const withConcerts = (name: 'anio' | 'mes') =>
    options[name].filter(({ value, count }) => count > 0 || value === query[name]);
  return { ...options, anio: withConcerts('anio'), mes: withConcerts('mes') };
}

/**
 * The query of the form after a change. A newly chosen month replaces the time chosen before, as the counts in its list promise.
 * What cannot be applied stays, so that the page says why.
 */
export function changedQuery(chosen: URLSearchParams, before: CalendarChoice): CalendarChoice {
  const { query, unknown } = parseCalendarQuery(chosen);
  const month = chosen.get('mes');
  if (month && month !== before.mes) return inMonth(query, month);
  return { ...query, ...Object.fromEntries(unknown.map(({ name, value }) => [name, value])) };
}

/** The values that the API knows for lists; for other filters, their formats. */
export function knownValues(facets: ListMeta['facets']): Accepted<CalendarParameter> {
  return { ...calendarOptions(facets), ...forms };
}

/**
 * Translates old spellings of the calendar's address: once there was a filter for types of event, which had the names of the
 * categories, and months were given by their number. The query of a form without JavaScript becomes that of the same choice with it.
 * @param present `YYYY-MM`
 */
export function respelled(parameters: URLSearchParams, present: string): URLSearchParams {
  return respelledMonth(respelledType(respelledForm(parameters)), present);
}

/** A newly chosen month replaces the time chosen before; empty fields are left out. */
function respelledForm(parameters: URLSearchParams): URLSearchParams {
  const before = parameters.get(monthBefore);
  if (before === null) return parameters;
  const month = parameters.get('mes');
  const left = [monthBefore, ...(month && month !== before ? ['anio', 'desde', 'hasta'] : [])];
  return new URLSearchParams([...parameters].filter(([name, value]) => value.trim() && !left.includes(name)));
}

function respelledType(parameters: URLSearchParams): URLSearchParams {
  if (!parameters.has('tipo')) return parameters;
  const kept = [...parameters].filter(([name]) => name !== 'tipo');
  const type = parameters.has('categoria') ? '' : (parameters.get('tipo')?.trim() ?? '');
  return new URLSearchParams(type ? [['categoria', type], ...kept] : kept);
}

/** A month given by its number, with its year or alone. @param present a month alone means the next one from here */
function respelledMonth(parameters: URLSearchParams, present: string): URLSearchParams {
  const [month = '', year] = ['mes', 'anio'].map((name) => parameters.get(name)?.trim());
  if (!/^([1-9]|1[0-2])$/.test(month) || (year && !isYear(year))) return parameters;
  const respelled = new URLSearchParams(parameters);
  respelled.delete('anio');
  respelled.set('mes', year ? `${year}-${month.padStart(2, '0')}` : nextOf(month.padStart(2, '0'), present));
  return respelled;
}

function nextOf(month: string, present: string): string {
  const [year, presentMonth = ''] = present.split('-');
  return `${Number(year) + (month < presentMonth ? 1 : 0)}-${month}`;
}

export interface CalendarContext {
  /** The chosen season, if any. */
  season: { startsOn: string; endsOn: string } | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Whether the time that the filters name is over. */
function isOver({ anio, mes, hasta }: CalendarChoice, { season, today }: CalendarContext): boolean {
  return (
    (anio !== undefined && anio < today.slice(0, 4)) ||
    (mes !== undefined && mes < today.slice(0, 7)) ||
    (hasta !== undefined && hasta < today) ||
    (season !== undefined && season.endsOn < today)
  );
}

/** Upcoming concerts by default, whatever the other filters, unless the time that they name is over. */
export function effectiveWhen(query: CalendarChoice, surroundings: CalendarContext): WhenParameter {
  return query.cuando ?? (isOver(query, surroundings) ? 'todos' : 'proximos');
}

/** The same filters without any time. */
export function atAnyTime(query: CalendarChoice): CalendarChoice {
  return withoutFilters(query, ['anio', 'mes', 'desde', 'hasta']);
}

/** The past concerts under the same filters, as a list. */
export function pastOf(query: CalendarChoice): CalendarChoice {
  return { ...query, vista: undefined, cuando: 'pasados' };
}

/** The same filters in one month. @param month `YYYY-MM` */
export function inMonth(query: CalendarChoice, month: string): CalendarChoice {
  return { ...atAnyTime(query), mes: month };
}

/** The same filters in one month, keeping a chosen range of days that overlaps with it. @param month `YYYY-MM` */
export function withinMonth(query: CalendarChoice, month: string): CalendarChoice {
  const { desde, hasta } = query;
  const isReached = (!desde || desde.slice(0, 7) <= month) && (!hasta || hasta.slice(0, 7) >= month);
  return isReached ? { ...inMonth(query, month), desde, hasta } : inMonth(query, month);
}

/** The same filters within a range of days, as a list. @param interval ISO 8601, `2026-11-20/2026-11-22` */
export function inDays(query: CalendarChoice, interval: string): CalendarChoice {
  const [desde, hasta] = interval.split('/');
  return { ...withoutFilters(atAnyTime(query), ['cuando', 'vista']), desde, hasta };
}
