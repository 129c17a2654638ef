import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { addressOf, headings, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { sampleVacancy } from '../testing/sample-vacancy.ts';
import { Component } from './PortalPage.tsx';

const facets = {
  family: [
    { value: 'musicos', label: 'Músicos', count: 4 },
    { value: 'tecnica', label: 'Técnica', count: 0 },
  ],
  place: [],
  type: [{ value: 'audition', label: 'Audición', count: 4 }],
  status: [{ value: 'active', label: 'Abiertas o en curso', count: 4 }],
  year: [{ value: '2026', label: '2026', count: 9 }],
};
const page = {
  id: 15,
  path: '/portal-empleo',
  title: 'Portal de empleo',
  description: 'Plazas',
  lead: 'Plazas de la orquesta y de la casa.',
  updatedOn: '2026-11-09',
  lang: 'es',
  sections: [{ anchor: 'igualdad', title: 'Igualdad', html: '<p>Biombo</p>' }],
};
const vacancies = [
  sampleVacancy(),
  sampleVacancy({
    id: 2,
    title: 'Contrabajo, tutti',
    status: 'deserted',
    isActive: false,
    applyTo: '2026-05-12T13:00:00Z',
  }),
];

function render(differences: object = {}, locale: Locale = 'es', isFromServer = false) {
  const loaderData = {
    page,
    vacancies,
    facets,
    filters: {},
    unknown: [],
    family: null,
    now: '2026-11-20T12:00:00Z',
    ...differences,
  };
  const surroundings = { locale, path: '/portal-empleo', catalogues: { jobs: { es, en } }, loaderData };
  return isFromServer
    ? renderServerPage(<Component />, surroundings)
    : renderPage(<Component />, surroundings).container;
}
/** The text of each vacancy. */
const rows = () => screen.getAllByRole('article').map(textOf);
const option = (name: string) => screen.getByRole<HTMLOptionElement>('option', { name });

describe('PortalPage', () => {
  it('shows state, deadline with the hour and days left of each vacancy', () => {
    render();
    const [open, closed] = screen.getAllByRole('article').map((row) => within(row));
    for (const words of ['Abierta', 'Violín, tutti', 'lunes 14 de diciembre, 14:00', 'quedan 24 días'])
      expect(open?.getByText(words)).toBeTruthy();
    for (const words of ['Desierta', 'Contrabajo, tutti', 'cerrado el 12 de mayo', 'plaza desierta'])
      expect(closed?.getByText(words)).toBeTruthy();
    expect(addressOf('Violín, tutti')).toBe('/portal-empleo/oferta/9');
    expect(textOf(screen.getByRole('status'))).toBe('2 ofertas: 1 abierta y 1 cerrada');
  });

  it.each([
    ['says', 'none is', {}, true],
    ['says', 'none is of the page’s family', { family: 'Técnica', filters: { puesto: 'tecnica' } }, true],
    ['does not say', 'one is', { vacancies }, false],
    ['does not say', 'the list is filtered', { filters: { estado: 'inactive' } }, false],
    [
      'does not say',
      'the list of a family is filtered',
      { family: 'Técnica', filters: { puesto: 'tecnica', estado: 'inactive' } },
      false,
    ],
  ])('%s that no vacancy is open when %s', (_says, _when, differences, isSaid) => {
    render({ vacancies: vacancies.slice(1), ...differences });
    expect(screen.queryByText('Ahora no hay ofertas abiertas.') !== null).toBe(isSaid);
  });

  it.each([
    [
      'the next step',
      [{ at: '2026-11-24T14:00:00Z', text: 'Terminan las alegaciones', document: null }],
      'Terminan las alegaciones: 24 de noviembre',
    ],
    ['that the process goes on', [], 'proceso en curso'],
  ])('shows for a vacancy in progress %s', (_, timeline, words) => {
    const inProgress = sampleVacancy({ status: 'provisionalList', applyTo: '2026-10-16T13:00:00Z', timeline });
    render({ vacancies: [inProgress] });
    expect(rows()[0]).toContain(words);
  });

  it('shows no deadline for a vacancy withdrawn before it', () => {
    render({ vacancies: [sampleVacancy({ status: 'cancelled', isActive: false })] });
    expect(rows()[0]).toContain('convocatoria anulada');
    expect(rows()[0]).not.toContain('14 de diciembre');
  });

  it('shows no deadline for a vacancy in progress whose deadline is ahead', () => {
    render({ vacancies: [sampleVacancy({ status: 'provisionalList', timeline: [] })] });
    expect(rows()[0]).toContain('proceso en curso');
    expect(rows()[0]).not.toContain('14 de diciembre');
  });

  it('is in English on the English page and marks untranslated texts', () => {
    render({}, 'en');
    expect(rows()[0]).toContain('24 days left');
    expect(addressOf('Violín, tutti')).toBe('/en/portal-empleo/oferta/9');
    expect(screen.getByRole('heading', { level: 3, name: 'Violín, tutti' }).getAttribute('lang')).toBe('es');
    expect(textOf(screen.getByRole('note'))).toContain('This page is in Spanish only.');
  });

  it('renders a GET form with counts; options without vacancies are disabled', () => {
    render({ filters: { puesto: 'musicos' } }, 'es', true);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filtrar ofertas' });
    expect([form.getAttribute('action'), form.method]).toEqual(['/portal-empleo', 'get']);
    expect(option('Músicos (4)').value).toBe('musicos');
    expect(option('Músicos (4)').hasAttribute('selected')).toBe(true);
    expect(option('Técnica (0)').disabled).toBe(true);
    expect(option('Abiertas o en curso (4)').value).toBe('activas');
    expect(option('Audición (4)').value).toBe('audicion');
  });

  it('names an unknown filter', () => {
    render({ unknown: [{ name: 'anio', value: '1999' }] });
    expect(textOf()).toContain('«1999» no es un valor de «Año»');
  });

  it('links to all vacancies when nothing is found', () => {
    render({ vacancies: [], filters: { texto: 'arpa' } });
    expect(textOf(screen.getByRole('status'))).toContain('0 ofertas');
    expect(textOf()).toContain('Ninguna oferta responde a estos filtros');
    const ways = screen.getAllByRole('link', { name: 'Ver todas las ofertas' });
    expect(ways.map((way) => way.getAttribute('href'))).toContain('/portal-empleo');
  });

  it('says that no vacancy is published', () => {
    render({ vacancies: [] });
    expect(textOf()).toContain('Ahora no hay ofertas publicadas');
  });

  it('has one main heading and no inline style', () => {
    expect(render({}, 'es', true).querySelector('[style]')).toBeNull();
    expect(headings(1)).toEqual(['Portal de empleo']);
  });
});
