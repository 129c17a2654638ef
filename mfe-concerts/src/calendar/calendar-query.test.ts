import { describe, expect, it } from 'vitest';
import {
  type CalendarQuery,
  calendarPath,
  chosenMonth,
  effectiveWhen,
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
  ])('refuses %s=%s by its name', (name, value) => {
    expect(parse(new URLSearchParams({ [name]: value }).toString())).toEqual({ query: {}, refused: [{ name, value }] });
  });
});

describe('time', () => {
  it('is the future unless a time is named', () => {
    expect(effectiveWhen({ director: 'x' })).toBe('proximos');
    expect(effectiveWhen({ mes: '3' })).toBe('todos');
    expect(effectiveWhen({ temporada: '2324', cuando: 'pasados' })).toBe('pasados');
  });

  it('is one month where month and year are chosen', () => {
    expect(chosenMonth({ mes: '3' })).toBeUndefined();
    expect(chosenMonth(inMonth({ lugar: 'auditorio-del-mar' }, '2027-03'))).toBe('2027-03');
    expect(inMonth({}, '2027-03')).toEqual({ anio: '2027', mes: '3' });
  });
});
