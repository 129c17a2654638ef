import { describe, expect, it } from 'vitest';
import { countedFacts, insertFacts } from './facts.ts';

describe('insertFacts', () => {
  const facts = { seats: 1600, light: { es: 'luz a media intensidad', en: 'lights at half strength' } };

  it('inserts a fact in the format of each language, at any depth', () => {
    const data = [{ id: 1, title: { es: '{{seats}} butacas', en: '{{seats}} seats' }, rows: { en: ['{{light}}'] } }];
    expect(insertFacts(data, facts)).toEqual([
      { id: 1, title: { es: '1600 butacas', en: '1,600 seats' }, rows: { en: ['lights at half strength'] } },
    ]);
  });

  it.each([
    ['an unknown name', { es: '{{chairs}}' }],
    ['a text of no language', { name: '{{seats}}' }],
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
