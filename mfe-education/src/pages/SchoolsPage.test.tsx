import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { headings, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { samplePage } from '../testing/sample-page.ts';
import { sampleProduction, sampleSession } from '../testing/sample-production.ts';
import { schoolYear } from '../features/school-productions/school-year.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './SchoolsPage.tsx';

const show = (...year: Parameters<typeof schoolYear>) =>
  renderPage(<Component />, {
    path: educationPaths.schools,
    catalogues: { education: { es, en } },
    loaderData: { page: samplePage(educationPaths.schools, ['guias']), guides: [], ...schoolYear(...year) },
  });

it('SchoolsPage has a section of dates in the hall only when there are some', () => {
  const titles = (sessions: ReturnType<typeof sampleSession>[]) => {
    const { unmount } = show([sampleProduction({ kind: 'school' })], sessions);
    const shown = headings(2);
    unmount();
    return shown;
  };
  expect(titles([sampleSession()])).toContain('Fechas en el auditorio y en la Sede');
  expect(titles([])).not.toContain('Fechas en el auditorio y en la Sede');
});

it('SchoolsPage uses the singular for the figures of one programme on one date', () => {
  show([sampleProduction()], [sampleSession({ capacity: 240 })]);
  const figures = textOf();
  for (const words of ['programa este curso', 'sesión', 'municipio', 'plazas para escolares'])
    expect(figures).toContain(words);
  expect(figures).not.toMatch(/programas este curso|sesiones1|municipios1/);
});

it('SchoolsPage shows the running school year beside the announced one, not among earlier years', () => {
  const next = sampleProduction({ id: 9, course: '2027-28', sessions: null, state: 'notYet' });
  show([next, sampleProduction()], []);
  expect(headings(2)).toEqual(expect.arrayContaining(['Conciertos escolares 2027-28', 'Conciertos escolares 2026-27']));
  expect(headings(2)).not.toContain('Cursos anteriores');
});

it('SchoolsPage without programmes says that they are not announced yet, without figures', () => {
  show([], []);
  expect(headings(2)).toContain('Conciertos escolares');
  expect(headings(3)).toContain('Los programas del próximo curso aún no se han anunciado');
  expect(textOf()).not.toContain('programas este curso');
  const data = { page: samplePage(educationPaths.schools), guides: [], areDatesMissing: false, ...schoolYear([], []) };
  expect(handle.meta({ data, t: (key) => key, locale: 'es' }).title).toBe(data.page.title);
});
