import type { Catalogue, RemoteModule } from '@ofgc/shared/contract';
import { describe, expect, it } from 'vitest';
import { catalogueProblems } from './catalogues/catalogues.ts';
import { changedIntrinsics, rememberIntrinsics } from '../../../process/intrinsics.ts';
import { sampleRemote } from '../../../testing/sample-releases/sample-remote.ts';
import { sampleRelease } from '../../../testing/sample-releases/sample-release.ts';
import { sectionProblems, ownershipProblems, shellClaim } from './ownership.ts';

const catalogue = (texts: Catalogue) => async () => ({ default: texts });
const jobs: RemoteModule = {
  ...sampleRemote,
  slots: { 'home.jobs': async () => Promise.reject(new Error('not asked for')) },
  locales: { es: catalogue({ portal: { title: 'Empleo' } }), en: catalogue({ portal: { title: 'Jobs' } }) },
};
const others = [
  shellClaim,
  { name: 'explore', mounts: ['/explora', '/notas-prensa'], slots: ['home.news'] },
  { name: 'past', mounts: ['/pasado'], slots: ['home.past'], removed: { redirect: null } },
];
const ofPast = 'past, which is taken down and may come back: a last release without it gives it up';

const ofServer = (mount: string): [string, Partial<RemoteModule>, string] => [
  `the mount ${mount} of the server`,
  { mounts: ['/portal-empleo', mount] },
  `the mount ${mount} belongs to shell`,
];

describe('what is whose', () => {
  it('a remote that keeps to its own has no problem', () => {
    expect(ownershipProblems('jobs', jobs, others)).toEqual([]);
    const layout = { id: 'jobs.layout', children: jobs.routes };
    expect(ownershipProblems('jobs', { ...jobs, routes: [layout] }, others)).toEqual([]);
  });

  it.each<[string, Partial<RemoteModule>, string]>([
    ['another name', { name: 'explore' }, 'remote.ts says that its name is explore; it is published as jobs'],
    [
      'one path twice',
      { routes: ['a', 'b'].map((id) => ({ id: `jobs.${id}`, path: 'portal-empleo/oferta/:id' })) },
      'two routes have the path portal-empleo/oferta/:id: one of them is never shown',
    ],
    ['another’s mount', { mounts: ['/portal-empleo', '/explora'] }, 'the mount /explora belongs to explore'],
    [
      'a mount below another’s',
      { mounts: ['/portal-empleo', '/explora/mia'] },
      'the mount /explora/mia belongs to explore',
    ],
    ...['/api', '/assets', '/documentos', '/fotos', '/carteles', '/social', '/datos', '/dibujos', '/eventos'].map(
      ofServer,
    ),
    ...['/operaciones', '/health', '/ready', '/idioma', '/consentimiento', '/buscar', '/boletin'].map(ofServer),
    ['the whole site', { mounts: ['/portal-empleo', '/'] }, 'the mount / belongs to shell'],
    ['another’s slot', { slots: { 'home.news': jobs.slots['home.jobs']! } }, 'the slot home.news belongs to explore'],
    ...['text', 'quote', 'section'].map((type): [string, Partial<RemoteModule>, string] => [
      `the shell’s block ${type}`,
      { slots: { [`block.${type}`]: jobs.slots['home.jobs']! } },
      `the slot block.${type} belongs to shell`,
    ]),
    [
      'the mount of a section that was taken down',
      { mounts: ['/portal-empleo', '/pasado'] },
      `the mount /pasado belongs to ${ofPast}`,
    ],
    ['its slot', { slots: { 'home.past': jobs.slots['home.jobs']! } }, `the slot home.past belongs to ${ofPast}`],
    [
      'another’s route',
      { routes: [{ id: 'jobs.stolen', path: 'explora/actualidad' }] },
      'the route explora/actualidad is below none of its mounts (/portal-empleo)',
    ],
    [
      'a route id of another',
      { routes: [{ id: 'explore.landing', path: 'portal-empleo' }] },
      'the route portal-empleo has the id "explore.landing": it must begin with "jobs."',
    ],
    [
      'one id twice',
      { routes: [...jobs.routes, { id: 'jobs.portal', path: 'portal-empleo/otra' }] },
      'two routes have the id jobs.portal',
    ],
    [
      'a route inside of another with the id of another',
      { routes: [{ id: 'jobs.portal', path: 'portal-empleo', children: [{ id: 'explore.landing', index: true }] }] },
      'the route portal-empleo has the id "explore.landing": it must begin with "jobs."',
    ],
    ...['/.*', '/Explora', '/%65xplora', '/portal-empleo/'].map((mount): [string, Partial<RemoteModule>, string] => [
      `the mount ${mount}, which is another's to the router or nobody's,`,
      { mounts: ['/portal-empleo', mount] },
      `the mount ${mount} must be small letters, digits and single hyphens between slashes`,
    ]),
  ])('%s is named', (_, differences, problem) => {
    expect(ownershipProblems('jobs', { ...jobs, ...differences }, others)).toEqual([problem]);
  });

  it('a page that a section declares is its own; one of another is named', () => {
    const { section } = sampleRelease();
    const page = (path: string) => ({ path, title: { es: 'Una', en: 'One' } });
    const example = { page: 'one', es: '/portal-empleo/oferta/7?a=b', en: '/en/portal-empleo/oferta/7' };
    const own = { ...section!, pages: [page('/portal-empleo#ofertas')], examples: [example] };
    expect(sectionProblems(own, jobs)).toEqual([]);
    expect(sectionProblems(undefined, jobs)).toEqual([]);
    expect(sectionProblems({ ...own, pages: [page('/explora')] }, jobs)).toEqual([
      'section.ts declares the page /explora, which is below none of its mounts (/portal-empleo)',
    ]);
    expect(sectionProblems({ ...own, home: { 'home.jobs': { row: 1 }, 'home.news': { row: 1 } } }, jobs)).toEqual([
      'section.ts puts home.news on the home page, which is none of its slots',
    ]);
  });

  it('a private section has nothing that everybody sees', () => {
    const { section } = sampleRelease();
    const own = { ...section!, menu: undefined, isPrivate: true } as const;
    const said = 'section.ts says that it is private, and';
    expect(sectionProblems(own, { ...jobs, slots: {} })).toEqual([]);
    expect(sectionProblems(own, jobs)).toEqual([`${said} the slot home.jobs is on everybody’s home page`]);
    const [word, path] = [{ es: 'Una', en: 'One' }, '/portal-empleo'];
    const all = {
      links: [{ text: word, to: path, at: { 'footer.orchestra': 1 } }],
      menu: { to: path, rank: 1 },
      pages: [{ path, title: word }],
      examples: [{ page: 'one', es: path, en: `/en${path}` }],
      home: { 'home.jobs': { row: 1 } },
    };
    expect(sectionProblems({ ...own, ...all }, jobs)).toEqual([
      ...Object.keys(all).map((what) => `${said} has ${what}, which everybody sees`),
      `${said} the slot home.jobs is on everybody’s home page`,
    ]);
  });
});

describe('the texts', () => {
  const withLocales = (locales: object) => catalogueProblems({ locales } as RemoteModule);
  it.each<[string, object, string[]]>([
    ['both whole', jobs.locales, []],
    ['a language missing', { es: jobs.locales.es }, ['the language en is missing']],
    [
      'a key missing',
      { ...jobs.locales, en: catalogue({ portal: {} }) },
      ['the language en has no text for portal.title'],
    ],
    [
      'an empty text',
      { ...jobs.locales, es: catalogue({ portal: { title: ' ' } }) },
      ['the language es has no text for portal.title'],
    ],
    ...[42, null, ['Empleo']].map((title): [string, object, string[]] => [
      `${JSON.stringify(title)} in the place of a text`,
      { ...jobs.locales, en: catalogue({ portal: { title } } as unknown as Catalogue) },
      ['the language en has no text for portal.title'],
    ]),
    [
      'nothing in the place of all texts',
      { ...jobs.locales, en: catalogue(undefined as unknown as Catalogue) },
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
        es: catalogue({ all: 'TODO', b: 'TODO: b', c: 'TBD' }),
        en: catalogue({ all: 'TODO', b: 'b', c: 'c' }),
      },
      [
        'the language es says “TODO: b” for b, which is no text yet',
        'the language es says “TBD” for c, which is no text yet',
        'the language en says “TODO” for all, which is no text yet',
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

describe('what all sections share', () => {
  const own = Array.prototype.map;
  it.each<[string, () => void, () => void, string]>([
    [
      'a method replaced',
      () => Object.assign(Array.prototype, { map: () => [] }),
      () => Object.assign(Array.prototype, { map: own }),
      'Array.prototype.map',
    ],
    [
      'a method added',
      () => Object.assign(String.prototype, { shout: () => '' }),
      () => Reflect.deleteProperty(String.prototype, 'shout'),
      'String.prototype.shout',
    ],
  ])('%s is noticed', (_, change, undo, name) => {
    const before = rememberIntrinsics();
    change();
    const changed = changedIntrinsics(before);
    undo();
    expect(changed).toEqual([name]);
    expect(changedIntrinsics(before)).toEqual([]);
  });
});
