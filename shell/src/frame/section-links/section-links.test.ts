import { readSections } from '@ofgc/shared/testing/read-sections.ts';
import { describe, expect, it } from 'vitest';
import { type FrameSection, frameSection, frameSections } from '../../composition/frame-sections.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { sampleVector } from '../../testing/sample-releases/sample-vector.ts';
import { linksAt, linksKey } from './section-links.ts';

const vector = await sampleVector({ jobs: ['/portal-empleo'] });
const spanish = Object.fromEntries(
  Object.entries(await readSections()).map(([name, section]) => [name, frameSection(section, 'es')]),
);
const placed = (place: Parameters<typeof linksAt>[0], sections: Record<string, FrameSection | undefined> = spanish) =>
  linksAt(place, frameSections(sections, vector).later.links).map(({ text }) => text);

describe('the links of menu and footer', () => {
  it('are those that the live sections declare, in the order of their ranks', () => {
    const declared: Record<string, FrameSection> = {
      late: {
        title: 'Late',
        menu: { to: '/late', rank: 20 },
        links: [{ text: 'Two', to: '/late/two', at: { 'menu.early': 2, 'footer.legal': 5 } }],
      },
      early: {
        title: 'Early',
        menu: { to: '/early', rank: 10 },
        links: [
          { text: 'Three', to: '/early/three', at: { 'menu.early': 3 } },
          { text: 'One', to: '/early/one', at: { 'menu.early': 1, 'footer.legal': 9 } },
        ],
      },
    };
    expect(frameSections(declared, vector).menu.map(({ title }) => title)).toEqual(['Early', 'Late']);
    expect(placed('menu.early', declared)).toEqual(['One', 'Two', 'Three']);
    expect(placed('footer.legal', declared)).toEqual(['Two', 'One']);
  });

  it('disappear with their section, and appear with a new one', () => {
    const { jobs: _jobs, ...others } = spanish;
    expect(placed('menu.about', others)).not.toContain('Portal de empleo');
    const archive: FrameSection = {
      title: 'Archivo',
      menu: { to: '/archivo', rank: 25 },
      links: [{ text: 'Partituras', to: '/archivo', at: { 'menu.archive': 1, 'footer.orchestra': 25 } }],
    };
    const now = { ...spanish, archive };
    expect(frameSections(now, vector).menu.map(({ title }) => title)[2]).toBe('Archivo');
    expect(placed('menu.archive', now)).toEqual(['Partituras']);
    expect(placed('footer.orchestra', now).slice(0, 4)).toEqual([
      'Quiénes somos',
      'Historias de la casa',
      'Partituras',
      'Amigos de la orquesta',
    ]);
  });

  it('do not include links to a section that was taken down', () => {
    const down = { ...vector, jobs: { ...vector.jobs!, isRemoved: true as const } };
    expect(frameSections(spanish, down).later.links.filter(({ to }) => to.startsWith('/portal-empleo'))).toEqual([]);
  });

  it('do not include a release without a section', () => {
    expect(frameSections({ silent: undefined }, vector)).toEqual({ menu: [], later: { links: [], home: [] } });
  });

  it('have the same key on all pages until the sections are loaded', () => {
    const first = linksKey(undefined, 'es', '/');
    expect(linksKey(undefined, 'es', '/buscar')).toEqual(first);
    expect(linksKey([], 'es', '/buscar')).not.toEqual(first);
    expect(linksKey(undefined, 'en', '/')).not.toEqual(first);
  });

  it('are paths without a locale, at places that the frame has', async () => {
    const sections = await readSections();
    // A link below a section without an entry in the menu is shown nowhere.
    const entries = Object.entries(sections).flatMap(([name, { menu }]) => (menu ? [`menu.${name}`] : []));
    const places = new Set([...entries, 'menu.foot', 'footer.concerts', 'footer.orchestra', 'footer.legal']);
    for (const { to, at } of Object.values(sections).flatMap(({ links }) => links)) {
      expect(to).toMatch(/^\/(?!en\b)[\w#/-]*$/);
      expect(Object.keys(at).filter((place) => !places.has(place))).toEqual([]);
    }
  });
});

it('the fixed texts of the frame equal those in docs/requirements.md', () => {
  expect(es.error.notFound.title).toBe('Oops… PARECE QUE LA PÁGINA NO EXISTE…');
  expect(es.error.notFound.text).toBe(
    'Lamentamos las molestias, pero la página a la que está intentando acceder no está en esta dirección…',
  );
  expect(en.error.notFound.text).toBe(
    'Sorry for the inconvenience, but the page you are trying to access is not at this address…',
  );
  expect(es.error.home).toBe('Volver a la página principal');
  expect(es.newsletter.successTitle).toBe('¡Gracias por suscribirte!');
  expect(es.newsletter.errorText).toBe('Ha ocurrido un error al realizar la suscripción al newsletter');
});
