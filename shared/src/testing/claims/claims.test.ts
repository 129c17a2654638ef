import { describe, expect, it } from 'vitest';
import { contradictions, countClaims, limitClaims, type Passage, wrongDays, wrongSeats } from './claims.ts';
import { inFigures, largeNumbers } from './number-words.ts';

const es = (text: string, place = 'a'): Passage => ({ place, language: 'es', text });
const en = (text: string, place = 'a'): Passage => ({ place, language: 'en', text });
const none = new Set<string>();

describe('countClaims and contradictions', () => {
  it('find two numbers for one thing, in words or in figures', () => {
    const claims = [es('Nueve centros de mayores en la isla'), es('Toca en 2 centros de mayores.', 'b')].flatMap(
      countClaims,
    );
    expect(contradictions(claims, none)).toEqual([
      'centros mayores: 9 (a: “9 centros de mayores en la”) but 2 (b: “2 centros de mayores”)',
    ]);
    expect(contradictions(claims, new Set(['centros mayores']))).toEqual([]);
  });

  it('take fourteen thousand, 14,000 and 14.000 as one number', () => {
    const english = [en('fourteen thousand pupils heard it'), en('14,000 pupils heard it', 'b')];
    expect(contradictions(english.flatMap(countClaims), none)).toEqual([]);
    const spanish = [es('catorce mil escolares de la isla'), es('7.630 escolares de la isla', 'b')];
    expect(contradictions(spanish.flatMap(countClaims), none)).toHaveLength(1);
  });

  it('ignore measures, prices and hours', () => {
    expect(countClaims(es('Cuarenta minutos de música y 3 € más, a las 20:00 horas'))).toEqual([]);
  });
});

describe('wrongDays', () => {
  const concerts = [
    { title: 'Grieg y Sibelius', days: ['11-19', '11-20'] },
    { title: 'Sibelius', days: ['11-15'] },
    { title: 'Pastoral', days: ['12-04'] },
  ];

  it.each([
    ['«Grieg y Sibelius», el 19 y el 20 de noviembre', 0],
    ['«Pastoral», el 4 de diciembre; antes del 31 de enero', 0],
    ['«Pastoral», inscripción hasta el 15 de enero', 0],
    ['«Pastoral», el 11 de diciembre', 1],
    ['«Grieg y Sibelius» será el 21 de noviembre', 1],
  ])('counts in “%s” %s wrong days', (text, wrong) => {
    expect(wrongDays(es(text), concerts)).toHaveLength(wrong);
  });

  it('reads English days', () => {
    expect(wrongDays(en('Pastoral, on 5 December'), concerts)).toMatchObject([
      { subject: 'day of Pastoral', value: '12-05' },
    ]);
  });
});

it('wrongSeats finds a number of seats that is not the hall’s', () => {
  const halls = [{ name: 'Sala Sinfónica', seats: 1600 }];
  expect(wrongSeats(es('una Sala Sinfónica de 1600 localidades'), halls)).toEqual([]);
  expect(wrongSeats(es('Sala Sinfónica: 1528 asientos'), halls)).toMatchObject([{ value: '1528' }]);
});

it('limitClaims reads the hours of the box office, the year of foundation and the municipalities', () => {
  const claims = [
    es('En la taquilla, de lunes a viernes, de 10:00 a 14:00, y dos horas antes de cada concierto'),
    es('en taquilla, que abre una hora antes: se la imprimen', 'b'),
    es('Nació en 1845 como sociedad de aficionados; «El amor brujo» nació en 1915, en Madrid.'),
    es('Llega a los veintiún municipios.'),
  ].flatMap(limitClaims);
  expect(claims.map(({ subject, value }) => [subject, value])).toEqual([
    ['box office, hours', '10:00 a 14:00'],
    ['box office, before a concert', '2 horas'],
    ['box office, before a concert', 'una hora'],
    ['foundation', '1845'],
    ['municipalities', '21'],
  ]);
  expect(contradictions(claims, none)).toHaveLength(1);
});

it('limitClaims reads the time of refunds, the last hour for exchanges and the prices of the clubs', () => {
  const claims = [
    es('La devolución es automática, en catorce días como máximo.'),
    es('Se devuelve en 10 días.', 'b'),
    es('el Club 26, a 6 €, y el Club 16, a 3 €'),
    es('cambiar la entrada hasta las 14:00 del día anterior'),
  ].flatMap(limitClaims);
  expect(claims.map(({ subject, value }) => [subject, value])).toEqual([
    ['refund', '14 días'],
    ['refund', '10 días'],
    ['Club 26, price', '6'],
    ['Club 16, price', '3'],
    ['exchange', '14:00'],
  ]);
  expect(contradictions(claims, none)).toEqual([expect.stringContaining('refund: 14 días')]);
});

describe('inFigures and largeNumbers', () => {
  it.each([
    ['es', 'treinta y una obras y veintiún municipios', '31 obras y 21 municipios'],
    ['en', 'a forty-five-minute session, twenty-one towns', 'a 45-minute session, 21 towns'],
    ['es', 'un concierto', 'un concierto'],
  ] as const)('turns, in %s, “%s” into “%s”', (language, text, figures) => {
    expect(inFigures(text, language)).toBe(figures);
  });

  it('returns numbers from ten on in largeNumbers', () => {
    expect(largeNumbers('doce de los dos, 8,5 y 1.600', 'es')).toEqual([12, 1600]);
  });
});
