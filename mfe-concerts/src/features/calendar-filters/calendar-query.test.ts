import { describe, expect, it } from 'vitest';
import { checkFilters } from '@ofgc/shared/filters/filters.ts';
import { type CalendarChoice, calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import {
  effectiveWhen,
  inDays,
  inMonth,
  knownValues,
  offeredOptions,
  parseCalendarQuery,
  respelled,
  withinMonth,
} from './calendar-query.ts';

const parse = (search: string) => parseCalendarQuery(new URLSearchParams(search));

describe('address of the calendar', () => {
  it('is parsed to the query that it was made from', () => {
    const query: CalendarChoice = {
      temporada: '2627',
      director: 'chiara-belvento',
      mes: '2026-11',
      lugar: 'auditorio-del-mar',
      precio_max: '15',
      edad: '6',
      accesible: 'sesion-relajada',
      gratis: '1',
      desde: '2026-11-20',
      hasta: '2026-11-20',
      cuando: 'todos',
      vista: 'mes',
    };
    expect(parse(calendarPath(query).split('?')[1] ?? '')).toEqual({ query, unknown: [] });
  });

  it('ignores empty values, the list view and unknown parameters', () => {
    expect(parse('temporada=&mes=+&vista=lista&utm_source=x&pagina=2')).toEqual({ query: {}, unknown: [] });
  });

  it.each([
    ['mes', '13'],
    ['mes', '2026-13'],
    ['mes', '2026-1'],
    ['mes', 'noviembre'],
    ['anio', '26'],
    ['anio', '3026'],
    ['director', "x'; drop"],
    ['cuando', 'mañana'],
    ['cuando', 'toString'],
    ['vista', 'rejilla'],
    ['precio_max', '-5'],
    ['precio_max', '12,50'],
    ['edad', 'siete'],
    ['gratis', 'si'],
    ['accesible', 'Bucle'],
    ['desde', '2026-02-30'],
    ['desde', '2026-13-01'],
    ['desde', '20/11/2026'],
    ['hasta', 'mañana'],
  ])('leaves out %s=%s and reports it as unknown', (name, value) => {
    expect(parse(new URLSearchParams({ [name]: value }).toString())).toEqual({ query: {}, unknown: [{ name, value }] });
  });
});

it('parseCalendarQuery() leaves out and reports a last day before the first', () => {
  expect(parse('desde=2026-12-02&hasta=2026-12-01')).toEqual({
    query: { desde: '2026-12-02' },
    unknown: [{ name: 'hasta', value: '2026-12-01', reason: 'beforeStart' }],
  });
});

it.each([
  ['anio=2026&mes=2026-11', { mes: '2026-11' }],
  ['anio=2027&mes=2026-11', { anio: '2027' }],
])('parseCalendarQuery() keeps one of year and month (%s)', (search, query) =>
  expect(parse(search)).toEqual({ query, unknown: [] }),
);

describe('respelled', () => {
  it.each([
    ['anio=2026&mes=11&cuando=todos', 'mes=2026-11&cuando=todos'],
    ['mes=3&anio=2025', 'mes=2025-03'],
    ['mes=11', 'mes=2026-11'],
    ['mes=12&anio=', 'mes=2026-12'],
    ['mes=1', 'mes=2027-01'],
    ['mes=2026-11&anio=2026', 'mes=2026-11&anio=2026'],
    ['mes=13', 'mes=13'],
    ['mes=11&anio=26', 'mes=11&anio=26'],
    ['tipo=familia&mes=12', 'categoria=familia&mes=2026-12'],
    ['tipo=familia&categoria=escolar', 'categoria=escolar'],
    ['tipo=&lugar=x', 'lugar=x'],
    // A form that the browser has sent without JavaScript.
    ['mes_antes=&anio=2026&mes=2027-03&lugar=x', 'mes=2027-03&lugar=x'],
    ['mes_antes=2026-12&anio=&mes=2027-03&desde=2026-12-05', 'mes=2027-03'],
    ['mes_antes=2026-12&anio=2027&mes=2026-12', 'anio=2027&mes=2026-12'],
    ['mes_antes=2026-12&mes=2026-12&desde=2026-12-05&hasta=', 'mes=2026-12&desde=2026-12-05'],
    ['mes_antes=&mes=&lugar=', ''],
    ['mes_antes=2026-12&mes=', ''],
  ])('rewrites %s to %s', (search, today) =>
    expect(respelled(new URLSearchParams(search), '2026-11').toString()).toBe(today),
  );
});

it('checkFilters() reports values that no list has, and keeps years, ages, prices and days', () => {
  const known = knownValues({
    conductor: [{ value: 'chiara-belvento', label: 'Chiara Belvento', count: 2 }],
    season: [{ value: '2627', label: 'Temporada 2026-27', count: 18 }],
  });
  const query = { anio: '2031', edad: '7', precio_max: '13', desde: '2031-01-01', director: 'chiara-belvento' };
  expect(checkFilters({ ...query, temporada: '9999', accesible: 'ascensor' }, known)).toEqual({
    filters: query,
    unknown: [
      { name: 'temporada', value: '9999' },
      { name: 'accesible', value: 'ascensor' },
    ],
  });
});

describe('time of a calendar query', () => {
  const around = { today: '2026-11-20', season: undefined };
  it.each<[CalendarChoice, string]>([
    [{ director: 'x' }, 'proximos'],
    [{ mes: '2027-03' }, 'proximos'],
    [{ mes: '2026-11' }, 'proximos'],
    [{ anio: '2026' }, 'proximos'],
    [{ edad: '3' }, 'proximos'],
    [{ desde: '2026-11-20', hasta: '2026-11-20' }, 'proximos'],
    [{ desde: '2023-11-20' }, 'proximos'],
    [{ mes: '2026-10' }, 'todos'],
    [{ anio: '2025' }, 'todos'],
    [{ desde: '2026-11-01', hasta: '2026-11-19' }, 'todos'],
    [{ mes: '2026-10', cuando: 'proximos' }, 'proximos'],
    [{ temporada: '2324', cuando: 'pasados' }, 'pasados'],
  ])('effectiveWhen() of %j is %s', (query, when) => expect(effectiveWhen(query, around)).toBe(when));

  it('effectiveWhen() of a past season is “todos”', () => {
    const season = { startsOn: '2023-09-01', endsOn: '2024-06-30' };
    expect(effectiveWhen({ temporada: '2324' }, { ...around, season })).toBe('todos');
  });

  it('withinMonth() keeps the range of days only when the month is within it', () => {
    const query: CalendarChoice = { desde: '2026-12-05', hasta: '2027-01-20' };
    expect(withinMonth(query, '2027-01')).toEqual({ ...query, mes: '2027-01' });
    expect(withinMonth(query, '2027-02')).toEqual({ mes: '2027-02' });
  });

  it('inMonth() replaces year and days by the month', () => {
    expect(inMonth({ lugar: 'auditorio-del-mar' }, '2027-03')).toEqual({ lugar: 'auditorio-del-mar', mes: '2027-03' });
    expect(inMonth({ desde: '2026-11-20', anio: '2026' }, '2027-03')).toEqual({ mes: '2027-03' });
  });

  it('inDays() replaces month, time and view by the range of days', () => {
    const query: CalendarChoice = { edad: '6', mes: '2027-03', cuando: 'pasados', vista: 'mes' };
    expect(calendarPath(inDays(query, '2026-11-20/2026-11-22'))).toBe(
      '/conciertos-entradas/eventos?edad=6&desde=2026-11-20&hasta=2026-11-22',
    );
  });
});

it('offeredOptions() leaves out months without concerts, except the chosen one', () => {
  const month = (value: string, count: number) => ({ value, count, label: value });
  const facets = { monthOfYear: [month('2023-11', 0), month('2026-10', 0), month('2026-12', 2)] };
  expect(offeredOptions(facets, { mes: '2026-10' }).mes.map(({ value }) => value)).toEqual(['2026-10', '2026-12']);
});
