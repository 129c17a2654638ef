import { readSections } from '@ofgc/shared/testing/read-sections.ts';
import { describe, expect, it } from 'vitest';
import type { ReleaseVector } from '../composition/release-vector.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { sampleVector } from '../testing/sample-vector.ts';
import { linksAt, menuEntries } from './links.ts';

const vector = await sampleVector();
const spanish = (place: Parameters<typeof linksAt>[0], live = vector) =>
  linksAt(place, live).map(({ text }) => text.es);

describe('the links of menu and footer', () => {
  it('are what the live sections declare, in the order of their ranks', () => {
    expect(menuEntries(vector).map(({ name }) => name)).toEqual(['concerts', 'education', 'about', 'explore']);
    expect(spanish('menu.about')).toEqual([
      'Quiénes somos',
      'Conozca la orquesta',
      'Información general',
      'Amigos de la orquesta',
      'Portal de empleo',
      'Audiciones',
      'Notas de prensa',
      'Contacto',
    ]);
    expect(spanish('footer.concerts')).toHaveLength(6);
    expect(spanish('footer.legal')).toHaveLength(10);
  });

  it('go with the section that declares them, and come with a new one', () => {
    const { jobs: _jobs, ...others } = vector;
    expect(spanish('menu.about', others)).not.toContain('Portal de empleo');
    const archive = {
      version: 'v1',
      mounts: ['/archivo'],
      slots: [],
      entry: [],
      section: {
        title: { es: 'Archivo', en: 'Archive' },
        hue: 'rose',
        menu: { to: '/archivo', rank: 25 },
        links: [
          {
            text: { es: 'Partituras', en: 'Scores' },
            to: '/archivo',
            at: { 'menu.archive': 1, 'footer.orchestra': 25 },
          },
        ],
      },
    } satisfies ReleaseVector[string];
    const now = { ...vector, archive };
    expect(menuEntries(now).map(({ title }) => title.es)[2]).toBe('Archivo');
    expect(spanish('menu.archive', now)).toEqual(['Partituras']);
    expect(spanish('footer.orchestra', now).slice(0, 4)).toEqual([
      'Quiénes somos',
      'Historias de la casa',
      'Partituras',
      'Amigos de la orquesta',
    ]);
  });

  it('are shown by a release that says nothing of its section as before: not at all', () => {
    const silent = { version: 'v1', mounts: ['/archivo'], slots: [], entry: [] };
    expect(menuEntries({ silent })).toEqual([]);
  });

  it('lead to paths of this site without locale, and stand where the frame has a place', async () => {
    const sections = await readSections();
    const entries = Object.keys(sections).map((name) => `menu.${name}`);
    const places = new Set([...entries, 'menu.foot', 'footer.concerts', 'footer.orchestra', 'footer.legal']);
    for (const { to, at } of Object.values(sections).flatMap(({ links }) => links)) {
      expect(to).toMatch(/^\/(?!en\b)[\w#/-]*$/);
      expect(Object.keys(at).filter((place) => !places.has(place))).toEqual([]);
    }
  });
});

it('the texts of the frame are the ones that docs/requirements.md fixes, where it does', () => {
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
