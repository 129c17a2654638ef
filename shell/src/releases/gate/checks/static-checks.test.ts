import type { Catalogue, RemoteModule } from '@ofgc/shared/contract';
import { describe, expect, it } from 'vitest';
import { catalogueProblems, rawKeys } from './catalogues.ts';
import { changedIntrinsics, rememberIntrinsics } from './intrinsics.ts';
import { knownAddresses, linkedAddresses, uncoveredRoutes } from './addresses.ts';
import { sampleRelease } from '../../../testing/sample-release.ts';
import { sectionProblems, ownershipProblems, shellClaim } from './ownership.ts';
import { styleProblems } from './styles.ts';

const catalogue = (texts: Catalogue) => async () => ({ default: texts });
const jobs: RemoteModule = {
  name: 'jobs',
  mounts: ['/portal-empleo'],
  routes: [
    { id: 'jobs.portal', path: 'portal-empleo/:family?' },
    { id: 'jobs.vacancy', path: 'portal-empleo/oferta/:id' },
  ],
  slots: { 'home.jobs': async () => Promise.reject(new Error('not asked for')) },
  locales: { es: catalogue({ portal: { title: 'Empleo' } }), en: catalogue({ portal: { title: 'Jobs' } }) },
  warmUp: ['/portal-empleo', '/en/portal-empleo'],
};
const others = [shellClaim, { name: 'explore', mounts: ['/explora', '/notas-prensa'], slots: ['home.news'] }];

const ofServer = (mount: string): [string, Partial<RemoteModule>, string] => [
  `the mount ${mount} of the server`,
  { mounts: ['/portal-empleo', mount] },
  `the mount ${mount} belongs to shell`,
];

describe('what is whose', () => {
  it('a remote that keeps to its own has no problem', () => {
    expect(ownershipProblems('jobs', jobs, others)).toEqual([]);
  });

  it.each<[string, Partial<RemoteModule>, string]>([
    ['another name', { name: 'explore' }, 'remote.ts says that its name is explore; it is published as jobs'],
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
    [
      'one form alone of a number',
      { es: catalogue({ places_one: 'Una plaza' }), en: catalogue({ places_one: 'One place' }) },
      ['the language es has one form alone of places_one', 'the language en has one form alone of places_one'],
    ],
    [
      'both forms of a number, one without the number itself',
      {
        es: catalogue({ places_one: 'Una plaza', places_other: '{{count}} plazas' }),
        en: catalogue({ places_one: '{{count}} place', places_other: '{{count}} places' }),
      },
      [],
    ],
  ])('with %s', async (_, locales, problems) => {
    expect(await withLocales(locales)).toEqual(problems);
  });

  it.each([
    ['<p>portal.nothing</p>', ['portal.nothing']],
    ['<button aria-label="portal.close">×</button>', ['portal.close']],
    ['<p>Portal.</p><p>Mire portal-empleo.es, o portal.</p>', []],
    ['<a href="/portal.pdf">Empleo</a><script>portal.nothing</script>', []],
  ])('%s shows the keys %j', (html, keys) => {
    expect(rawKeys(html, { portal: { title: 'Empleo' } })).toEqual(keys);
  });
});

describe('the styles of a section', () => {
  it.each([
    '@layer remote{.jobs-List\\.module-a{gap:1px}.jobs-List\\.module-a li,.jobs-List\\.module-a>*{margin:0}}',
    '@layer design{@media (width>=750px){.jobs-Row\\.module-a{display:grid}}}',
    '@layer remote{@keyframes jobs-turn{from{rotate:0deg}to{rotate:1turn}}:root:has(.jobs-Open\\.module-a) .jobs-D\\.module-a{color:red}}',
    '@font-face{font-family:"jobs-A{B";src:url(a.woff2)}/* h1{} */',
    '@layer remote{.jobs-A\\.module-a :is(th,td),:is(.jobs-A\\.module-a,.jobs-B\\.module-b) li,.jobs-A\\.module-a:not(:hover){color:red}}',
    '@layer remote{.jobs-A\\.module-a{background:url(data:image/png;base64,AA//)}}',
    '@property --jobs-turn{syntax:"<angle>";inherits:false;initial-value:0deg}',
    '@layer remote{.jobs-A\\.module-a{container:jobs-a/inline-size}@container jobs-a (width>40rem){.jobs-A\\.module-a:has(h2)>h2{color:red}}}',
    '@layer remote{@supports (anchor-name:--a){@position-try --jobs-above{inset-area:top}.jobs-A\\.module-a{color:red}}}',
    '@layer remote{.jobs-A\\.module-a{&:hover,>li,h2{color:red}@media (width>750px){& & em,.jobs-B\\.module-b &{color:red}}}}',
    '@layer remote{.jobs-A\\.module-a:has(+ .jobs-B\\.module-b),.jobs-A\\.module-a li:nth-child(2n + 1 of .jobs-B\\.module-b){color:red}}',
    '@layer remote{:root:has(.jobs-A\\.module-a[data-size="2"]){font-size:125%;scroll-padding-bottom:6rem}@media print{:root:has(.jobs-A\\.module-a){page:jobs-a}}}',
    '@layer remote{@starting-style{.jobs-A\\.module-a{opacity:0}}@page jobs-programme{margin:1cm}}',
    '@page jobs-programme:first{margin:1cm;@bottom-center{content:counter(page)}}@layer remote,design;',
    '@layer remote{@media print{:root:has(.jobs-A\\.module-a){font-size:14px}}}',
    '@layer remote{.jobs-A\\.module-a{background:image-set("/assets/a.png" 1x,"/assets/b.png" 2x)}}',
  ])('may be %s', (css) => {
    expect(styleProblems('jobs', { css })).toEqual([]);
  });

  it.each([
    ['@layer remote{h1{color:red}}', 'the style "h1" reaches pages of others'],
    ['@layer remote{.jobs-A\\.module-a,body{color:red}}', 'the style "body" reaches pages of others'],
    ['@layer remote{.card{color:red}}', 'the style ".card" reaches pages of others'],
    ['@layer remote{.explore-A\\.module-a{color:red}}', 'the style ".explore-A\\.module-a" reaches pages of others'],
    ['.jobs-A\\.module-a{color:red}', 'the style ".jobs-A\\.module-a" is in no layer'],
    ['@layer reset{.jobs-A\\.module-a{color:red}}', "the layer reset is not a section's"],
    ['@layer remote{body:not(.jobs-A\\.module-a){display:none}}', 'reaches pages of others'],
    ['@layer remote{:where(body,.jobs-A\\.module-a){color:red}}', 'reaches pages of others'],
    ['@layer remote{body:NOT(.jobs-A\\.module-a){display:none}}', 'reaches pages of others'],
    ['@layer remote{body:has(.jobs-A\\.module-a) main{display:none}}', 'reaches pages of others'],
    ['@layer remote{html:lang(es,".jobs-"){display:none}}', 'reaches pages of others'],
    ['@layer remote{body:nth-child(n of body,.jobs-A\\.module-a){display:none}}', 'reaches pages of others'],
    ['@layer remote{.jobs-A\\.module-a{body:not(&){display:none}}}', 'reaches pages of others'],
    ['@layer remote{.jobs-A\\.module-a{body:has(&) main{display:none}}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){display:none}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a,h1){font-size:2em}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){font-size:0}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){font-size:1000%}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){FONT-SIZE:calc(0px)}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){scroll-padding-top:100vh}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){page:concerts-a}}', 'reaches pages of others'],
    ['@layer remote{@page{size:1cm}}', '@page is how pages of others are printed, too'],
    ['@layer remote{@page :first{size:1cm}}', '@page :first is how pages of others are printed, too'],
    ['@page jobs-a,booklet{size:1cm}', 'is how pages of others are printed, too'],
    ['@view-transition{navigation:auto}', '@view-transition is no rule of a section'],
    ['@font-feature-values Inter{@styleset{a:1}}', '@font-feature-values Inter is no rule of a section'],
    ['@namespace "x";', '@namespace "x" is no rule of a section'],
    ['@layer remote{@keyframes turn{to{rotate:1turn}}}', 'its name must begin with jobs-'],
    ['@property --colour-text{syntax:"*";inherits:true;initial-value:red}', 'its name must begin with jobs-'],
    ['@font-face{font-family:"Inter";src:url(a.woff2)}', 'the font Inter may be another section'],
    ['@font-face{font-family:jobs-A;src:url(https://elsewhere.example/a.woff2)}', 'is fetched from elsewhere'],
    ['@layer remote{.jobs-A\\.module-a{background:url("//elsewhere.example/a.png")}}', 'is fetched from elsewhere'],
    ['@layer remote{@position-try --above{inset-area:top}}', 'its name must begin with jobs-'],
    ['@font-palette-values --night{font-family:Inter}', 'its name must begin with jobs-'],
    [
      '@layer remote{.jobs-A\\.module-a{background:image-set("https://elsewhere.example/a.png" 1x)}}',
      'is fetched from elsewhere',
    ],
    ['@import "https://elsewhere.example/a.css";', 'brings a foreign style sheet'],
  ])('are refused as %s', (css, problem) => {
    expect(styleProblems('jobs', { css }).join()).toContain(problem);
  });

  it.each(['font-size:150%', 'page:jobs-a'])('a part in pages of others says nothing of the document: %s', (said) => {
    const css = `@layer remote{:root:has(.jobs-A\\.module-a){${said}}}`;
    expect(styleProblems('jobs', { css })).toEqual([]);
    expect(styleProblems('jobs', { css, isOfSlot: true }).join()).toContain('reaches pages of others');
  });
});

describe('the addresses of a section', () => {
  it('are its warm-up paths, its routes without parts, and one link for each other route, in each language', () => {
    const known = knownAddresses(jobs);
    expect(known).toEqual(['/portal-empleo', '/en/portal-empleo']);
    const page =
      '<a href="/explora/1">x</a><a class="a" href="/portal-empleo/oferta/7?x=1">y</a><a href="/portal-empleo/oferta/8">z</a>';
    const linked = linkedAddresses(jobs, known, [page]);
    expect(linked).toEqual(['/portal-empleo/oferta/7', '/en/portal-empleo/oferta/7']);
    expect(uncoveredRoutes(jobs, known)).toEqual(['jobs.vacancy']);
    expect(uncoveredRoutes(jobs, [...known, ...linked])).toEqual([]);
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
