import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { sampleStaff } from '../testing/sample-staff.ts';
import { Component, loader } from './EditConcertPage.tsx';

it('EditConcertPage says why nothing can be changed where the server has other content than the database', async () => {
  const get = async (path: string) => {
    if (path.endsWith('session')) return { data: { data: { identity: sampleStaff } } };
    throw Object.assign(new Error('409'), { isAxiosError: true, response: { status: 409 } });
  };
  const params = { id: '36' };
  const loaderData = await loader(pageVisit({ api: { get }, path: '/oficina/conciertos/36', params }));
  renderPage(<Component />, { catalogues: { office: { es, en } }, loaderData });
  expect(screen.getByRole('note').textContent).toBe(es.concerts.otherContent);
  expect(screen.queryByRole('form')).toBeNull();
});
