import type { Audition } from '@ofgc/shared/domain/auditions/audition.schema.ts';
import { headings, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { expect, it, vi } from 'vitest';
import { sampleAudition } from '../testing/sample-audition.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, loader } from './AuditionsPage.tsx';

const path = '/sobre-ofgc/audiciones';
const page = {
  id: 1,
  path,
  title: 'Audiciones',
  lead: '',
  sections: [],
  lang: 'es',
  updatedOn: '2026-11-01',
};

async function render(...auditions: Audition[]) {
  const { api } = pagingApi({ 'api/auditions': auditions, 'api/documents': [] }, { 'api/pages': { data: page } });
  const loaderData = await loader(pageVisit({ api }));
  renderPage(<Component />, { path, catalogues: { about: { es, en } }, loaderData });
}
const region = (name: string) => screen.getByRole('region', { name });

it('AuditionsPage lists a withdrawn audition among the results, without its deadline', async () => {
  await render(sampleAudition({ status: 'cancelled', isActive: false }));
  expect(textOf(region(es.audition.calls))).toContain(es.audition.none);
  expect(within(region(es.audition.results)).getByRole('heading', { name: 'Oboe, solista' })).toBeTruthy();
  expect(textOf()).not.toContain('14 de diciembre');
});

it('AuditionsPage lists an audition in its tests under a heading that does not call it open', async () => {
  await render(sampleAudition({ status: 'tests', applyTo: '2026-11-13T14:00:00.000Z' }));
  expect(within(region('Audiciones convocadas')).getByRole('heading', { name: 'Oboe, solista' })).toBeTruthy();
});

it.each<[string, Partial<Audition>, string]>([
  ['before its deadline', {}, 'Solicitudes hasta el lunes 14 de diciembre de 2026'],
  [
    'after its deadline',
    { status: 'tests', applyTo: '2026-11-13T14:00:00.000Z' },
    'El plazo terminó el viernes 13 de noviembre de 2026',
  ],
  ['closed early, without the day', { status: 'underReview' }, 'Ya no admite solicitudes'],
])('AuditionsPage shows the deadline of an audition %s', async (_, differences, words) => {
  await render(sampleAudition(differences));
  const call = within(region(es.audition.calls)).getByRole('article', { name: 'Oboe, solista' });
  expect(textOf(call)).toContain(words);
  expect(textOf(call).includes('14 de diciembre')).toBe(words.includes('14 de diciembre'));
});

it.each<[string, Partial<Audition>, [string, string | null]]>([
  ['that is open', {}, ['Presentar la solicitud: Oboe, solista', 'https://apply.example/oboe']],
  [
    'that has closed',
    { status: 'closed', isActive: false, applyTo: '2026-11-13T14:00:00.000Z' },
    ['Sede electrónica: Oboe, solista', null],
  ],
])(
  'AuditionsPage links to the external form only of an audition that is open (audition %s)',
  async (_, differences, [name, address]) => {
    await render(sampleAudition({ applyUrl: 'https://apply.example/oboe', ...differences }));
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    expect(link.getAttribute('href') === 'https://apply.example/oboe').toBe(address !== null);
  },
);

it('AuditionsPage stays where the documents of its vacancies could not be loaded, and says so', async () => {
  const offer = { id: 9, reference: 'OFGC-2026-09' };
  const { api } = pagingApi({ 'api/auditions': [sampleAudition({ offer })] }, { 'api/pages': { data: page } });
  const loaderData = await loader(pageVisit({ api }));
  renderPage(<Component />, { path, catalogues: { about: { es, en } }, loaderData });
  const call = within(screen.getByRole('article', { name: 'Oboe, solista' }));
  expect(call.getByText(/^Una parte de esta página no se ha podido cargar/)).toBeTruthy();
});

it('AuditionsPage has no section of results when there are none', async () => {
  await render(sampleAudition());
  expect(headings(2)).not.toContain(es.audition.results);
  expect(screen.queryByRole('link', { name: es.audition.results })).toBeNull();
});

it('AuditionsPage renders two rounds on one day without a console error', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [round] = sampleAudition().rounds;
  await render(sampleAudition({ rounds: [round, round].flatMap((one) => one ?? []) }));
  expect(screen.getAllByText('lunes 18 de enero de 2027')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});
