import type { OfficeAlert } from '@ofgc/shared/domain/office-alerts/office-alert.schema.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleStaff } from '../features/layout/sample-staff.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component as AlertPage } from './AlertPage.tsx';
import { Component as AlertsPage } from './AlertsPage.tsx';

const catalogues = { office: { es, en } };

it('AlertsPage says that there are no alerts', () => {
  renderPage(<AlertsPage />, { catalogues, loaderData: { who: sampleStaff, alerts: [] } });
  expect(screen.getByRole('heading', { name: 'No hay avisos' })).toBeTruthy();
});

it('AlertsPage in English shows an untranslated alert, marked as Spanish', () => {
  const alert: OfficeAlert = {
    id: 1,
    version: 0,
    text: { es: 'Concierto <b>aplazado</b>', en: '' },
    html: { es: 'Concierto <b>aplazado</b>', en: '' },
    from: '2026-11-20T10:00:00.000Z',
    to: '2026-11-21T10:00:00.000Z',
    state: 'shown',
    history: [],
  };
  renderPage(<AlertsPage />, { locale: 'en', catalogues, loaderData: { who: sampleStaff, alerts: [alert] } });
  expect(screen.getByRole('link', { name: 'Concierto aplazado' }).lang).toBe('es');
});

it('AlertPage in English marks Spanish texts of the history', () => {
  const both = { es: 'Hoy', en: 'Today' };
  const alert: OfficeAlert = {
    id: 1,
    version: 1,
    text: both,
    html: both,
    from: '2026-11-20T10:00:00.000Z',
    to: '2026-11-21T10:00:00.000Z',
    state: 'draft',
    history: [{ version: 1, at: '2026-11-20T10:00:00.000Z', actor: 'Eva', text: 'Concierto <b>aplazado</b>' }],
  };
  renderPage(<AlertPage />, { locale: 'en', catalogues, loaderData: { who: sampleStaff, alert } });
  expect(screen.getByText('Concierto aplazado').lang).toBe('es');
});
