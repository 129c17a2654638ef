import type { OfficeAlert } from '@ofgc/shared/domain/office-alerts/office-alert.schema.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { expect, it } from 'vitest';
import { sampleAlert } from '../testing/sample-alert.ts';
import { sampleStaff } from '../testing/sample-staff.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { action, Component as AlertPage } from './AlertPage.tsx';
import { Component as AlertsPage } from './AlertsPage.tsx';

const catalogues = { office: { es, en } };

it('AlertsPage says that there are no alerts', () => {
  renderPage(<AlertsPage />, { catalogues, loaderData: { who: sampleStaff, alerts: [] } });
  expect(screen.getByRole('heading', { name: 'No hay avisos' })).toBeTruthy();
});

it('AlertsPage in English shows an untranslated alert, marked as Spanish', () => {
  const text = { es: 'Concierto <b>aplazado</b>', en: '' };
  const alert = sampleAlert({ text, html: text, state: 'shown' });
  renderPage(<AlertsPage />, { locale: 'en', catalogues, loaderData: { who: sampleStaff, alerts: [alert] } });
  expect(screen.getByRole('link', { name: 'Concierto aplazado' }).lang).toBe('es');
});

it.each(['alert', 'undo'])(
  'AlertPage leads from the form “%s” to the history, which shows what was saved',
  async (form) => {
    const saved = async () => ({ data: { data: { id: 1 } } });
    const answer = await action(
      pageVisit({
        api: { post: saved },
        path: '/oficina/avisos/1',
        params: { id: '1' },
        form: { form, version: '1' },
      }),
    );
    expect((answer as Response).headers.get('location')).toBe('/oficina/avisos/1#historial');
  },
);

it('AlertPage in English shows what differs between versions with the same Spanish text, and marks each language', () => {
  const first: OfficeAlert['history'][number] = {
    version: 1,
    at: '2026-11-20T10:00:00.000Z',
    actor: 'Eva',
    text: 'Concierto <b>aplazado</b>',
    english: 'Concert <b>postponed</b>',
    from: '2026-11-20T10:00:00.000Z',
    to: '2026-11-21T10:00:00.000Z',
    isPublished: false,
  };
  const history = [
    { ...first, version: 4, isPublished: true, english: 'Concert put off', to: '2026-11-22T10:00:00.000Z' },
    { ...first, version: 3, isPublished: true, english: 'Concert put off' },
    { ...first, version: 2, isPublished: true },
    first,
  ];
  renderPage(<AlertPage />, {
    locale: 'en',
    catalogues,
    loaderData: { who: sampleStaff, alert: sampleAlert({ version: 4, history }) },
  });
  const entries = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes('Concierto aplazado'));
  const lines = entries.map((entry) => [...entry.children].map((line) => [line.getAttribute('lang'), textOf(line)]));
  expect(entries[0]?.closest('#historial')).toBeTruthy();
  const spanish = ['es', 'Concierto aplazado'];
  const by = [null, 'Eva, 20 November 2026, 10:00'];
  const [postponed, putOff] = ['Concert postponed', 'Concert put off'].map((text) => ['en', text]);
  const span = '20 November 2026, 10:00 – 21 November 2026, 10:00';
  expect(lines).toEqual([
    [spanish, putOff, [null, 'Published · 20 November 2026, 10:00 – 22 November 2026, 10:00'], by],
    [spanish, putOff, [null, `Published · ${span}`], by],
    [spanish, postponed, [null, `Published · ${span}`], by],
    [spanish, postponed, [null, `Draft · ${span}`], by],
  ]);
});
