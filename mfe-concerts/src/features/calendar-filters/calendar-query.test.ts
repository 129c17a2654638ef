import { describe, expect, it } from 'vitest';
import { checkFilters } from '@ofgc/shared/filters/filters.ts';
import { type CalendarChoice, calendarPath } from '@ofgc/shared/routes/calendar.ts';
import { effectiveWhen, inDays, inMonth, knownValues, parseCalendarQuery, respelledMonth } from './calendar-query.ts';

const parse = (search: string) => parseCalendarQuery(new URLSearchParams(search));

describe('the address of the calendar', () => {
  it('is read and written back the same', () => {
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

  it('takes empty values of a plain form and the list view for no choice, and ignores foreign parameters', () => {
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
  ])('leaves out %s=%s and names it', (name, value) => {
    expect(parse(new URLSearchParams({ [name]: value }).toString())).toEqual({ query: {}, unknown: [{ name, value }] });
  });
});

it('leaves out a last day before the first', () => {
  expect(parse('desde=2026-12-02&hasta=2026-12-01')).toEqual({
    query: { desde: '2026-12-02' },
    unknown: [{ name: 'hasta', value: '2026-12-01', reason: 'beforeStart' }],
  });
});

it.each([
  ['anio=2026&mes=2026-11', { mes: '2026-11' }],
  ['anio=2027&mes=2026-11', { anio: '2027' }],
])('reads one time from a form that names two (%s)', (search, query) =>
  expect(parse(search)).toEqual({ query, unknown: [] }),
);

describe('the old spelling of a month', () => {
  it.each([
    ['anio=2026&mes=11&cuando=todos', 'mes=2026-11&cuando=todos'],
    ['mes=3&anio=2025', 'mes=2025-03'],
    ['mes=11', 'mes=2026-11'],
    ['mes=12&anio=', 'mes=2026-12'],
    ['mes=1', 'mes=2027-01'],
    ['mes=2026-11&anio=2026', 'mes=2026-11&anio=2026'],
    ['mes=13', 'mes=13'],
    ['mes=11&anio=26', 'mes=11&anio=26'],
  ])('%s is now %s', (search, today) =>
    expect(respelledMonth(new URLSearchParams(search), '2026-11').toString()).toBe(today),
  );
});

it('the values of lists are known, others may be any of their form', () => {
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

describe('time', () => {
  it('is the future unless a time is named', () => {
    expect(effectiveWhen({ director: 'x' })).toBe('proximos');
    expect(effectiveWhen({ mes: '2027-03' })).toBe('todos');
    expect(effectiveWhen({ desde: '2026-11-20' })).toBe('todos');
    expect(effectiveWhen({ hasta: '2026-12-20' })).toBe('proximos');
    expect(effectiveWhen({ temporada: '2324', cuando: 'pasados' })).toBe('pasados');
  });

  it('is one month instead of other times', () => {
    expect(inMonth({ lugar: 'auditorio-del-mar' }, '2027-03')).toEqual({ lugar: 'auditorio-del-mar', mes: '2027-03' });
    expect(inMonth({ desde: '2026-11-20', anio: '2026' }, '2027-03')).toEqual({ mes: '2027-03' });
  });

  it('is one range of days instead of everything else', () => {
    const query: CalendarChoice = { edad: '6', mes: '2027-03', cuando: 'pasados', vista: 'mes' };
    expect(calendarPath(inDays(query, '2026-11-20/2026-11-22'))).toBe(
      '/conciertos-entradas/eventos?edad=6&desde=2026-11-20&hasta=2026-11-22',
    );
  });
});
