import { describe, expect, it } from 'vitest';
import {
  type CalendarQuery,
  calendarPath,
  chosenMonth,
  effectiveWhen,
  feedPath,
  inDays,
  inMonth,
  parseCalendarQuery,
} from './calendar-query.ts';

const parse = (search: string) => parseCalendarQuery(new URLSearchParams(search));

describe('the address of the calendar', () => {
  it('is read and written back the same', () => {
    const query: CalendarQuery = {
      temporada: '2627',
      director: 'chiara-belvento',
      mes: '11',
      anio: '2026',
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
    expect(parse(calendarPath(query).split('?')[1] ?? '')).toEqual({ query, refused: [] });
  });

  it('takes empty values of a plain form and the list view for no choice, and ignores foreign parameters', () => {
    expect(parse('temporada=&mes=+&vista=lista&utm_source=x&pagina=2')).toEqual({ query: {}, refused: [] });
    expect(calendarPath({ temporada: undefined })).toBe('/conciertos-entradas/eventos');
  });

  it.each([
    ['mes', '13'],
    ['mes', '0'],
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
  ])('refuses %s=%s by its name', (name, value) => {
    expect(parse(new URLSearchParams({ [name]: value }).toString())).toEqual({ query: {}, refused: [{ name, value }] });
  });
});

it('refuses days in the wrong order', () => {
  expect(parse('desde=2026-12-02&hasta=2026-12-01').refused).toEqual([
    { name: 'hasta', value: '2026-12-01', reason: 'beforeStart' },
  ]);
});

describe('a feed', () => {
  it('has the filters of the page, but not its view', () => {
    expect(feedPath({})).toBe('/calendario.ics');
    expect(feedPath({ categoria: 'familia', vista: 'mes', cuando: 'todos' })).toBe(
      '/calendario.ics?categoria=familia&cuando=todos',
    );
  });
});

describe('time', () => {
  it('is the future unless a time is named', () => {
    expect(effectiveWhen({ director: 'x' })).toBe('proximos');
    expect(effectiveWhen({ mes: '3' })).toBe('todos');
    expect(effectiveWhen({ desde: '2026-11-20' })).toBe('todos');
    expect(effectiveWhen({ hasta: '2026-12-20' })).toBe('proximos');
    expect(effectiveWhen({ temporada: '2324', cuando: 'pasados' })).toBe('pasados');
  });

  it('is one month where month and year are chosen', () => {
    expect(chosenMonth({ mes: '3' })).toBeUndefined();
    expect(chosenMonth(inMonth({ lugar: 'auditorio-del-mar' }, '2027-03'))).toBe('2027-03');
    expect(inMonth({ desde: '2026-11-20' }, '2027-03')).toEqual({ anio: '2027', mes: '3' });
  });

  it('is one range of days instead of everything else', () => {
    const query: CalendarQuery = { edad: '6', anio: '2027', mes: '3', cuando: 'pasados', vista: 'mes' };
    expect(calendarPath(inDays(query, '2026-11-20/2026-11-22'))).toBe(
      '/conciertos-entradas/eventos?edad=6&desde=2026-11-20&hasta=2026-11-22',
    );
  });
});
