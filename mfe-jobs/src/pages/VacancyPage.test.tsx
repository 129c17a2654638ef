import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { isActiveVacancy, vacancyStatuses } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { addressOf, headings, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { sampleDocument } from '@ofgc/shared/testing/sample-document.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { sampleVacancy } from '../testing/sample-vacancy.ts';
import { Component, handle, loader } from './VacancyPage.tsx';

const now = '2026-11-20T12:00:00Z';

function render(differences: Partial<Vacancy> = {}, locale: 'es' | 'en' = 'es', documents = [sampleDocument()]) {
  const loaderData = { vacancy: sampleVacancy(differences), documents, now };
  renderPage(<Component />, {
    locale,
    path: '/portal-empleo/oferta/9',
    catalogues: { jobs: { es, en } },
    loaderData,
  });
}
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('VacancyPage', () => {
  it('links to the electronic office while the vacancy is open', () => {
    render();
    const apply = screen.getByRole('link', { name: /^Presentar la solicitud/ });
    expect([apply.getAttribute('href'), apply.dataset.kind]).toEqual(['https://sede.ofgc.example', 'primary']);
    const how = part('Cómo presentarse');
    expect(
      how.getByText(/^El plazo termina el lunes 14 de diciembre de 2026, a las 14:00, hora de Canarias\./),
    ).toBeTruthy();
    expect(addressOf('Protección de datos')).toBe('/proteccion-datos');
  });

  it('links to the address of the call when it has one', () => {
    render({ applyUrl: 'https://empleo.gobierno.example/9' });
    const ways = screen.getAllByRole('link', { name: /^Presentar la solicitud/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(ways.map(() => 'https://empleo.gobierno.example/9'));
    expect(ways).toHaveLength(2);
    expect(textOf(screen.getByRole('region', { name: 'Cómo presentarse' }))).not.toContain('sede electrónica');
  });

  it.each(vacancyStatuses.filter((status) => status !== 'open'))(
    'has no link to apply for a vacancy that is %s',
    (status) => {
      const applyUrl = 'https://empleo.gobierno.example/9';
      render({ status, isActive: isActiveVacancy(status), applyFrom: '2026-12-01T10:00:00Z', applyUrl });
      expect(screen.queryByRole('link', { name: /^Presentar la solicitud/ })).toBeNull();
      expect(headings(1)).toEqual(['Violín, tutti']);
    },
  );

  it.each([
    ['announced', null, 1],
    ['announced', 'https://empleo.gobierno.example/9', 0],
    ['closed', 'https://empleo.gobierno.example/9', 1],
  ] as const)(
    'of a vacancy that is %s with the address %s has %i links to the electronic office',
    (status, applyUrl, count) => {
      render({ status, isActive: isActiveVacancy(status), applyUrl });
      expect(screen.queryAllByRole('link', { name: /^Sede electrónica/ })).toHaveLength(count);
    },
  );

  it('shows past, next and later steps of the process with dates and documents', () => {
    render();
    const steps = part('El proceso').getAllByRole('listitem');
    expect(steps.map((step) => [step.dataset.place, step.getAttribute('aria-current'), textOf(step)])).toEqual([
      ['done', null, '8 de octubre de 2026Se publican las basesPDF'],
      ['next', 'step', '14 de diciembre de 2026, 14:00Termina el plazo de solicitudeslo siguiente'],
      ['ahead', null, '8 de febrero de 2027Primera ronda, tras un biombo'],
    ]);
    expect(addressOf('Se publican las bases')).toBe('/documentos/101/bases-violin-tutti-2026-09.pdf');
  });

  it('lists requirements and files with kind, size and language', () => {
    render();
    expect(textOf(part('Requisitos').getByRole('listitem'))).toContain('Titulación superior');
    const file = textOf(part('Documentos').getByRole('listitem'));
    expect(file).toContain('Bases de la convocatoria (PDF, 38 kB, español)Bases');
    expect(screen.getByText('Audición')).toBeTruthy();
  });

  it('says that there are no documents', () => {
    render({ requirements: [], timeline: [] }, 'es', []);
    expect(textOf()).toContain('no tiene documentos publicados');
  });

  it('has no process for a withdrawn vacancy', () => {
    render({ status: 'cancelled', isActive: false });
    expect(headings(2)).not.toContain('El proceso');
  });

  it.each([
    ['es', 'Datos de la oferta', 'convocatoria anulada', 'Esta convocatoria se ha anulado y no admite solicitudes.'],
    [
      'en',
      'Facts about the vacancy',
      'vacancy withdrawn',
      'This vacancy has been withdrawn and accepts no applications.',
    ],
  ] as const)('shows no deadline for a vacancy withdrawn before it (%s)', (locale, facts, deadline, sentence) => {
    render({ status: 'cancelled', isActive: false }, locale);
    const terms = within(screen.getByRole('complementary', { name: facts }))
      .getAllByRole('definition')
      .map(textOf);
    expect(terms).toContain(deadline);
    expect(textOf()).toContain(sentence);
    expect(textOf()).not.toMatch(/14 de diciembre|14 December/);
  });

  it('says that a vacancy was withdrawn also after its deadline', () => {
    render({ status: 'cancelled', isActive: false, applyTo: '2026-11-13T14:00:00Z' });
    expect(textOf(part('Solicitudes').getByText(/se ha anulado/))).not.toContain('El plazo terminó');
  });

  it.each([
    ['follow the process while steps are to come', '2027-02-08', 'Si ya se presentó, siga el proceso'],
    ['nothing to follow after the last step', '2026-11-19', 'y esta convocatoria ya no admite solicitudes'],
  ])('has for applicants to a closed vacancy %s', (_, at, words) => {
    const timeline = [{ at, text: 'Primera ronda', document: null }];
    render({ status: 'closed', isActive: false, applyTo: '2026-11-13T14:00:00Z', timeline });
    expect(textOf(screen.getByRole('region', { name: 'Solicitudes' }))).toContain(words);
  });

  it('shows no deadline for a vacancy filled before it', () => {
    render({ status: 'filled', isActive: false, timeline: [] });
    expect(textOf()).toContain('Esta convocatoria ya no admite solicitudes. Su referencia es OFGC-2026-09.');
    expect(textOf()).not.toContain('14 de diciembre');
  });

  it.each([
    ['2026-11-20T14:00:00Z', 'termina hoy'],
    ['2026-11-21T14:00:00Z', 'queda 1 día'],
    ['2027-01-08T14:00:00Z', '8 de enero de 2027, 14:00'],
  ])('shows the deadline %s as “%s”', (applyTo, words) => {
    render({ applyTo });
    expect(textOf(screen.getByRole('complementary', { name: 'Datos de la oferta' }))).toContain(words);
  });

  it('is in English on the English page and marks untranslated texts', () => {
    render({}, 'en');
    expect(screen.getByText('24 days left')).toBeTruthy();
    const title = screen.getByRole('heading', { level: 1, name: 'Violín, tutti' });
    expect(title.getAttribute('lang')).toBe('es');
  });
});

it('VacancyPage stays where its documents could not be loaded, and says so', async () => {
  const { api } = pagingApi({}, { 'api/offers/9': { data: sampleVacancy() } });
  const loaderData = await loader(pageVisit({ api, params: { id: '9' } }));
  renderPage(<Component />, { path: '/portal-empleo/oferta/9', catalogues: { jobs: { es, en } }, loaderData });
  expect(part('Documentos').getByText(/^Una parte de esta página no se ha podido cargar/)).toBeTruthy();
  expect(part('El proceso').getAllByRole('listitem')).toHaveLength(3);
});

describe('metadata of VacancyPage', () => {
  it('cuts title and description to 60 and 160 characters', () => {
    const vacancy = sampleVacancy({
      title: 'Producción de giras y conciertos itinerantes de la orquesta',
      summary: 'Muchas palabras. '.repeat(30),
    });
    const meta = handle.meta({
      data: { vacancy, documents: [], now },
      locale: 'es',
      t: (key, values) => `${key} ${JSON.stringify(values)}`,
    });
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeLessThanOrEqual(160);
    expect(meta.jsonLd).toHaveLength(1);
  });
});
