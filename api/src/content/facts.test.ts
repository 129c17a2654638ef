import { describe, expect, it } from 'vitest';
import { countedFacts, insertFacts, insertIntoText, phoneFacts } from './facts.ts';

describe('insertFacts', () => {
  const facts = {
    seats: 1600,
    light: { es: 'luz a media intensidad', en: 'lights at half strength' },
    ...phoneFacts([{ key: 'tickets', phone: '928 00 00 00' }]),
  };

  it('inserts a fact in the format of each language, at any depth', () => {
    const data = [
      { id: 1, title: { es: '{{seats}} butacas', en: '{{seats}} seats' }, rows: { en: ['with {{light}}'] } },
    ];
    expect(insertFacts(data, facts)).toEqual([
      { id: 1, title: { es: '1600 butacas', en: '1,600 seats' }, rows: { en: ['with lights at half strength'] } },
    ]);
  });

  it('begins a text with a capital letter', () => {
    expect(insertIntoText('{{light}}, y {{light}}', facts, 'es')).toBe(
      'Luz a media intensidad, y luz a media intensidad',
    );
  });

  it('writes a telephone as its place demands: with the country’s code in English and in addresses, plainly in data', () => {
    const link = '<a href="tel:{{boxOfficePhone}}">{{boxOfficePhone}}</a>';
    expect(
      insertFacts({ es: link, en: link, phone: '{{boxOfficePhone}}', to: 'tel:{{boxOfficePhone}}' }, facts),
    ).toEqual({
      es: '<a href="tel:+34928000000">928 00 00 00</a>',
      en: '<a href="tel:+34928000000">+34 928 00 00 00</a>',
      phone: '928 00 00 00',
      to: 'tel:+34928000000',
    });
  });

  it.each([
    ['an unknown name', { es: '{{chairs}}' }],
    ['a text of no language', { name: '{{seats}}' }],
    ['what is no telephone in the address of one', { es: 'tel:{{seats}}' }],
  ])('refuses %s', (_, data) => {
    expect(() => insertFacts(data, facts)).toThrow('is no fact that can be named here');
  });
});

describe('countedFacts', () => {
  const halls = [1, 2, 4, 5].map((id) => ({ id, capacity: id * 100 }));

  it('counts seats and albums', () => {
    expect(countedFacts({ venues: [{ halls }], albums: [{}, {}] })).toMatchObject({ chamberHallSeats: 200, albums: 2 });
  });

  it('names a hall that is missing', () => {
    expect(() => countedFacts({ venues: [{ halls: halls.slice(1) }], albums: [] })).toThrow('hall 1 is missing');
  });
});
