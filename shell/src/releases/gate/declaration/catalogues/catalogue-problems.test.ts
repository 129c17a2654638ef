import type { Catalogue, RemoteModule } from '@ofgc/shared/contract';
import { describe, expect, it } from 'vitest';
import { catalogueProblems } from './catalogues.ts';

const catalogue = (texts: Catalogue) => async () => ({ default: texts });
const locales = { es: catalogue({ portal: { title: 'Empleo' } }), en: catalogue({ portal: { title: 'Jobs' } }) };

describe('the texts', () => {
  const withLocales = (locales: object) => catalogueProblems({ locales } as RemoteModule);
  it.each<[string, object, string[]]>([
    ['both whole', locales, []],
    ['a language missing', { es: locales.es }, ['the language en is missing']],
    ['a key missing', { ...locales, en: catalogue({ portal: {} }) }, ['the language en has no text for portal.title']],
    [
      'an empty text',
      { ...locales, es: catalogue({ portal: { title: ' ' } }) },
      ['the language es has no text for portal.title'],
    ],
    ...(
      [
        [42, 'the value 42'],
        [null, 'the value null'],
        [['Empleo'], 'a list'],
      ] as const
    ).map(([title, what]): [string, object, string[]] => [
      `${JSON.stringify(title)} in the place of a text`,
      { ...locales, en: catalogue({ portal: { title } } as unknown as Catalogue) },
      [`the language en has ${what} at portal.title: the contract’s i18next has texts alone`],
    ]),
    [
      'a list in each language',
      { es: catalogue({ a: ['b'] } as unknown as Catalogue), en: catalogue({ a: ['b'] } as unknown as Catalogue) },
      ['es', 'en'].map((locale) => `the language ${locale} has a list at a: the contract’s i18next has texts alone`),
    ],
    [
      'nothing in the place of all texts',
      { ...locales, en: catalogue(undefined as unknown as Catalogue) },
      ['the language en has no text for portal.title'],
    ],
    [
      'other values in one language',
      { es: catalogue({ hello: 'Hola, {{name}}' }), en: catalogue({ hello: 'Hello, {{nombre}}' }) },
      ['the languages have other values in hello'],
    ],
    ...['_one', '_other'].map((form): [string, object, string[]] => [
      `the form ${form} alone of a number`,
      {
        es: catalogue({ [`places${form}`]: '{{count}} plazas' }),
        en: catalogue({ [`places${form}`]: '{{count}} places' }),
      },
      ['es', 'en'].map(
        (locale) => `the language ${locale} has no text for places${form === '_one' ? '_other' : '_one'}`,
      ),
    ]),
    [
      'the form _other alone, which does not say the number',
      { es: catalogue({ next_other: 'Próximos conciertos' }), en: catalogue({ next_other: 'Next concerts' }) },
      ['the language es has no text for next_one', 'the language en has no text for next_one'],
    ],
    [
      'a form of a number that one language lacks',
      {
        es: catalogue({ places_one: 'Una plaza', places_other: 'Varias plazas' }),
        en: catalogue({ places_one: 'One place' }),
      },
      ['the language en has no text for places_other'],
    ],
    [
      'a form that only one language has, and a text for all other numbers',
      {
        es: catalogue({ places_one: 'Una', places_many: '{{count}} de plazas', places_other: '{{count}} plazas' }),
        en: catalogue({ places_one: 'One', places_other: '{{count}} places' }),
      },
      [],
    ],
    [
      'the bare key for all numbers that have no form',
      {
        es: catalogue({ places: 'Plazas', places_other: '{{count}} plazas' }),
        en: catalogue({ places: 'Places', places_other: '{{count}} places' }),
      },
      [],
    ],
    [
      'keys that only end as a form does',
      {
        es: catalogue({ chapter_one: 'Uno', chapter_two: 'Dos' }),
        en: catalogue({ chapter_one: 'One', chapter_two: 'Two' }),
      },
      [],
    ],
    [
      'a key for other things beside keys of things',
      {
        es: catalogue({ reason_tickets: 'Entradas', reason_press: 'Prensa', reason_other: 'Otro motivo' }),
        en: catalogue({ reason_tickets: 'Tickets', reason_press: 'Press', reason_other: 'Another reason' }),
      },
      [],
    ],
    [
      'both forms of a number, one without the number itself',
      {
        es: catalogue({ places_one: 'Una plaza', places_other: '{{count}} plazas' }),
        en: catalogue({ places_one: '{{count}} place', places_other: '{{count}} places' }),
      },
      [],
    ],
    [
      'texts that are none yet',
      {
        es: catalogue({ a: 'TODO: a', b: 'Lorem ipsum', c: { d: 'Sí' }, club: 'club' }),
        en: catalogue({ a: 'Not yet', b: 'b c', c: { d: 'c.d' }, club: 'club' }),
      },
      [
        'the language es says “TODO: a” for a, which is no text yet',
        'the language es says “Lorem ipsum” for b, which is no text yet',
        'the language en says “c.d” for c.d, which is no text yet',
      ],
    ],
    [
      'a word of Spanish that looks unfinished',
      {
        es: catalogue({ all: 'TODO', b: 'TODO: b', c: 'TBD', hour: 'Por confirmar', hall: 'Sala' }),
        en: catalogue({ all: 'TODO', b: 'b', c: 'c', hour: 'TBD', hall: 'TBD: write this' }),
      },
      [
        'the language es says “TODO: b” for b, which is no text yet',
        'the language es says “TBD” for c, which is no text yet',
        'the language en says “TODO” for all, which is no text yet',
        'the language en says “TBD: write this” for hall, which is no text yet',
      ],
    ],
    [
      'braces of no value',
      { es: catalogue({ a: 'Hola {name}' }), en: catalogue({ a: 'Hello {{name}' }) },
      [
        'the language es has a brace in a that belongs to no {{value}}',
        'the language en has a brace in a that belongs to no {{value}}',
      ],
    ],
    [
      'most sentences the same in both languages',
      Object.fromEntries(
        ['es', 'en'].map((locale) => [
          locale,
          catalogue({
            ...Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((key) => [key, `No hay plazas de ${key}`])),
            f: locale,
          }),
        ]),
      ),
      [
        'the language en says a, b, c and 2 more in another one: “No hay plazas de a”',
        'most of its texts are the same in each language',
      ],
    ],
    [
      'a language in the place of another',
      {
        es: catalogue({ a: 'The hall of the house is for you and the choir. '.repeat(3) }),
        en: catalogue({ a: 'The hall of the house.' }),
      },
      ['the texts of the language es are in another one'],
    ],
    [
      'names that are the same in both languages',
      Object.fromEntries(
        ['es', 'en'].map((locale) => [locale, catalogue({ a: 'Teatro Pérez Galdós', b: 'Todo', c: 'x' })]),
      ),
      [],
    ],
  ])('with %s', async (_, locales, problems) => {
    expect(await withLocales(locales)).toEqual(problems);
  });
});
