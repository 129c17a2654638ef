import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { expect, it } from 'vitest';
import { sampleStaff } from '../testing/sample-staff.ts';
import { sampleReport } from '../testing/sample-report.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { action, Component } from './HandledReportPage.tsx';

/** Posts a form to the page's action. The API accepts the form, but fails to open the report. */
async function send(fields: Record<string, string>) {
  const post = (address: string) =>
    address.endsWith('/open') ? Promise.reject(Object.assign(new Error('away'), { isAxiosError: true })) : {};
  const { data } = await action(
    pageVisit({ api: { post }, path: '/oficina/canal/3', params: { id: '3' }, form: fields }),
  );
  renderPage(<Component />, {
    catalogues: { office: { es, en } },
    loaderData: { who: sampleStaff, report: sampleReport() },
    actionData: data,
  });
}

it.each([
  ['a note', { form: 'write', kind: 'note', text: 'Llamar', key: '' }],
  ['a note to an open report that fails to load again', { form: 'write', text: 'Llamar', key: 'AAAA' }],
  ['a step', { form: 'step:acknowledge', step: 'acknowledge', key: '' }],
])('HandledReportPage confirms that %s was saved', async (_, fields) => {
  await send(fields);
  expect(document.activeElement?.textContent).toBe('Guardado');
  expect(document.activeElement?.role).toBe('status');
  expect(screen.queryByRole('group', { name: /No hemos podido/ })).toBeNull();
});

it('HandledReportPage shows an error, and no confirmation, when a report cannot be opened', async () => {
  await send({ form: 'open', key: 'AAAA' });
  expect(screen.getByRole('group', { name: /No hemos podido/ })).toBeTruthy();
  expect(screen.queryByText('Guardado')).toBeNull();
});
