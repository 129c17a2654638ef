import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { isActiveVacancy, vacancyStatuses } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleDocument } from '@ofgc/shared/testing/sample-document.ts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { sampleVacancy } from '../features/vacancies/sample-vacancy.ts';
import { Component, handle } from './VacancyPage.tsx';

const now = '2026-11-20T12:00:00Z';

function render(differences: Partial<Vacancy> = {}, locale: 'es' | 'en' = 'es', documents = [sampleDocument()]) {
  const loaderData = { vacancy: sampleVacancy(differences), documents, now };
  return renderToMarkup(<Component />, {
    locale,
    path: '/portal-empleo/oferta/9',
    catalogues: { jobs: locale === 'es' ? es : en },
    loaderData,
  });
}

describe('the page of a vacancy', () => {
  it('leads to the electronic office while it is open', () => {
    const html = render();
    expect(html).toMatch(
      /<a[^>]*data-kind="primary"[^>]*href="https:\/\/sede.ofgc.example"[^>]*>Presentar la solicitud/,
    );
    expect(html).toContain('El plazo termina el lunes 14 de diciembre de 2026, a las 14:00, hora de Canarias.');
    expect(html).toContain('href="/proteccion-datos"');
  });

  it.each(vacancyStatuses.filter((status) => status !== 'open'))(
    'invites nobody to apply to a vacancy that is %s',
    (status) => {
      const html = render({ status, isActive: isActiveVacancy(status), applyFrom: '2026-12-01T10:00:00Z' });
      expect(html).not.toContain('Presentar la solicitud');
      expect(html.match(/<h1/g)).toHaveLength(1);
    },
  );

  it('tells the process with its dates: what is over, with its document, what comes next and what later', () => {
    const html = render();
    expect(html).toMatch(
      /data-place="done">.*8 de octubre de 2026.*href="\/documentos\/101[^"]*">Se publican las bases/,
    );
    expect(html).toMatch(/aria-current="step">.*14 de diciembre de 2026, 14:00.*Termina el plazo.*lo siguiente/);
    expect(html).toMatch(/data-place="ahead">.*8 de febrero de 2027.*Primera ronda/);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  });

  it('lists what is required and the files, each with its kind, size and language', () => {
    const html = render();
    expect(html).toMatch(/Requisitos<\/h2>.*<li>Titulación superior/);
    expect(html).toMatch(/Documentos<\/h2>.*Bases de la convocatoria.*\(PDF, 38.kB, español\).*Bases</);
    expect(html).toContain('Audición');
  });

  it('says so when there are no documents', () =>
    expect(render({ requirements: [], timeline: [] }, 'es', [])).toContain('no tiene documentos publicados'));

  it('shows no process of a vacancy that was withdrawn', () =>
    expect(render({ status: 'cancelled', isActive: false })).not.toContain('El proceso'));

  it.each([
    ['2026-11-20T14:00:00Z', 'termina hoy'],
    ['2026-11-21T14:00:00Z', 'queda 1 día'],
    ['2027-01-08T14:00:00Z', '8 de enero de 2027, 14:00'],
  ])('counts the days to %s: %s', (applyTo, words) => expect(render({ applyTo })).toContain(words));

  it('speaks English around a text in Spanish', () => {
    const html = render({}, 'en');
    expect(html).toContain('24 days left');
    expect(html).toMatch(/<h1[^>]*lang="es"[^>]*>Violín, tutti/);
  });
});

describe('its head', () => {
  it('keeps to what search engines show', () => {
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
