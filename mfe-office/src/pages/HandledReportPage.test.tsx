import type { OpenedReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { expect, it } from 'vitest';
import { sampleStaff } from '../testing/sample-staff.ts';
import { sampleReport } from '../testing/sample-report.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { action, Component } from './HandledReportPage.tsx';

const away = () => Promise.reject(Object.assign(new Error('away'), { isAxiosError: true }));
const opened: OpenedReport = { ...sampleReport(), matter: 'tax', when: '', people: '', contact: '', thread: [] };
const open = () => Promise.resolve({ data: { data: opened } });

/** Posts a form to the page's action. Unless the answers are given, the API accepts the form, but fails to open the report. */
async function send(
  fields: Record<string, string>,
  answers: { open?: () => Promise<unknown>; save?: () => Promise<unknown> } = {},
) {
  const { open: opens = away, save = () => Promise.resolve({}) } = answers;
  const post = (address: string) => (address.endsWith('/open') ? opens() : save());
  const answer = await action(
    pageVisit({ api: { post }, path: '/oficina/canal/3', params: { id: '3' }, form: fields }),
  );
  renderPage(<Component />, {
    catalogues: { office: { es, en } },
    loaderData: { who: sampleStaff, report: sampleReport() },
    actionData: 'data' in answer ? answer.data : undefined,
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

it('HandledReportPage moves the focus from the key to the report that it opened', async () => {
  await send({ form: 'open', key: 'AAAA' }, { open });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Hacienda o Seguridad Social' }));
});

it('HandledReportPage leaves the focus to the error of a form that was refused beside an open report', async () => {
  await send({ form: 'step:acknowledge', step: 'acknowledge', key: 'AAAA' }, { open, save: away });
  expect(screen.getByRole('region', { name: 'Hacienda o Seguridad Social' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /No hemos podido/ }));
});

it('HandledReportPage leads to the list, which says so, once the whole report is erased', async () => {
  const api = { post: () => Promise.resolve({}) };
  const answer = await action(
    pageVisit({ api, path: '/oficina/canal/3', params: { id: '3' }, form: { form: 'erase', number: '3', key: '' } }),
  );
  expect(answer instanceof Response && answer.headers.get('Location')).toBe('/oficina/canal?borrada=1#borrada');
});

it('HandledReportPage offers to erase each message of an open report', async () => {
  const message = { id: 8, author: 'reporter' as const, writtenOn: '2026-11-20', text: 'Hola', files: [] };
  const withMessage = () => Promise.resolve({ data: { data: { ...opened, thread: [message] } } });
  await send({ form: 'open', key: 'AAAA' }, { open: withMessage });
  const fold = screen.getByRole('listitem');
  expect(fold.querySelector('input[name=message]')?.getAttribute('value')).toBe('8');
  expect(fold.textContent).toContain('Suprimir este mensaje');
});
