import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { sampleVacancy } from '../features/vacancies/sample-vacancy.ts';
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
  sections: [{ anchor: 'igualdad', title: 'Igualdad', html: '<p>Mampara</p>' }],
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

function render(differences: object = {}, locale: Locale = 'es') {
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
  return renderToMarkup(<Component />, {
    locale,
    path: '/portal-empleo',
    catalogues: { jobs: locale === 'es' ? es : en },
    loaderData,
  });
}

describe('the job portal', () => {
  it('says of each vacancy its state, its deadline with the hour and the days left', () => {
    const html = render();
    expect(html).toMatch(/Abierta.*Violín, tutti.*lunes 14 de diciembre, 14:00.*quedan 24 días/);
    expect(html).toMatch(/Desierta.*Contrabajo, tutti.*cerrada el 12 de mayo.*plaza desierta/);
    expect(html).toContain('<b>2 ofertas</b>: 1 abierta y 1 cerrada');
    expect(html).toContain('href="/portal-empleo/oferta/9"');
  });

  it('says of a vacancy in progress what comes next', () => {
    const timeline = [{ at: '2026-11-24T14:00:00Z', text: 'Terminan las alegaciones', document: null }];
    const inProgress = sampleVacancy({ status: 'provisionalList', applyTo: '2026-10-16T13:00:00Z' });
    expect(render({ vacancies: [{ ...inProgress, timeline }] })).toContain('Terminan las alegaciones: 24 de noviembre');
    expect(render({ vacancies: [{ ...inProgress, timeline: [] }] })).toContain('proceso en curso');
  });

  it('says so in English and marks what exists in Spanish only', () => {
    const html = render({}, 'en');
    expect(html).toContain('24 days left');
    expect(html).toMatch(/<h3[^>]*lang="es"[^>]*><a[^>]*href="\/en\/portal-empleo\/oferta\/9"[^>]*>Violín, tutti/);
    expect(html).toContain('This page is only available in Spanish.');
  });

  it('filters by a plain form with counts, and what would find nothing cannot be chosen', () => {
    const html = render({ filters: { puesto: 'musicos' } });
    expect(html).toContain('action="/portal-empleo" method="get"');
    expect(html).toContain('<option value="musicos" selected="">Músicos (4)</option>');
    expect(html).toContain('<option value="tecnica" disabled="">Técnica (0)</option>');
    expect(html).toContain('<option value="activas">');
    expect(html).toContain('<option value="audicion">Audición (4)</option>');
  });

  it('names a filter that does not exist', () => {
    expect(render({ unknown: [{ name: 'anio', value: '1999' }] })).toContain('«1999» no es un valor de «Año»');
  });

  it('helps where nothing is found', () => {
    const html = render({ vacancies: [], filters: { texto: 'arpa' } });
    expect(html).toContain('<b>0 ofertas</b>');
    expect(html).toMatch(/Ninguna oferta responde a estos filtros.*Ver todas las ofertas/);
  });

  it('says when nothing is published at all', () =>
    expect(render({ vacancies: [] })).toContain('Ahora no hay ofertas publicadas'));

  it('has one first heading and no inline styles', () => {
    expect(render().match(/<h1/g)).toHaveLength(1);
    expect(render()).not.toContain(' style=');
  });
});
