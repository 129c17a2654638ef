import type { RemoteModule } from '@ofgc/shared/contract';
import { describe, expect, it } from 'vitest';
import { sampleRemote } from '../../../testing/sample-releases/sample-remote.ts';
import { sampleRelease } from '../../../testing/sample-releases/sample-release.ts';
import { sectionProblems, ownershipProblems, shellClaim } from './ownership.ts';

const jobs: RemoteModule = {
  ...sampleRemote,
  slots: { 'home.jobs': async () => Promise.reject(new Error('not asked for')) },
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
    ['a removed section’s mount', { mounts: ['/portal-empleo', '/pasado'] }, `the mount /pasado belongs to ${ofPast}`],
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
