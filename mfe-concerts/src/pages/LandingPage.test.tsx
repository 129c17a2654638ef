import type { Locale } from '@ofgc/shared/domain/locale.ts';
import shared from '@ofgc/shared/i18n/locales/es.json' with { type: 'json' };
import { failedCall } from '@ofgc/shared/testing/api-answers.ts';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { headings, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscription } from '@ofgc/shared/testing/sample-subscription.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, loader } from './LandingPage.tsx';

const anchors = ['taquilla', 'descuentos', 'regala', 'devoluciones', 'preguntas'];
const page: Page = {
  id: 1,
  path: '/conciertos-entradas',
  title: 'Conciertos y entradas',
  description: 'd',
  lead: 'Una entrada desde 12 €.',
  updatedOn: '2026-11-16',
  lang: 'es',
  sections: anchors.map((anchor) => ({ anchor, title: anchor, html: '<p>Texto.</p><h3>¿Fotos?</h3><p>No.</p>' })),
};
const subscription = sampleSubscription({
  prices: [
    { zone: 'A', amount: 16_800 },
    { zone: 'D', amount: 5800 },
  ],
});
const loaderData = {
  page,
  concerts: {
    events: [sampleEvent()],
    month: {
      month: '2026-12',
      today: '2026-11-20',
      days: [{ day: '2026-12-04', title: 'Pastoral', to: '/pastoral', kind: 'temporada' }],
    },
  },
  subscriptions: [
    subscription,
    { ...subscription, id: 9, kind: 'youth', name: 'Club 26' },
    { ...subscription, id: 10, name: 'Abono Otoño', state: 'closed' },
  ],
} as const;

const render = (locale: Locale = 'es') =>
  renderPage(<Component />, { locale, catalogues: { concerts: { es, en } }, loaderData });

describe('LandingPage', () => {
  it('has every anchor that other pages link to exactly once, and lists them', () => {
    const { container } = render();
    const parts = ['proximos', 'abonos', 'paquetes', ...anchors];
    for (const anchor of parts) expect(container.querySelectorAll(`[id="${anchor}"]`)).toHaveLength(1);
    expect(linkAddresses(screen.getByRole('navigation', { name: 'En esta página' }))).toEqual(
      parts.map((anchor) => `#${anchor}`),
    );
  });

  it('shows the month of the next concert, whose days are links', () => {
    renderServerPage(<Component />, { catalogues: { concerts: { es, en } }, loaderData });
    const month = screen.getByRole('table', { name: 'diciembre de 2026' });
    expect(linkAddresses(month)).toEqual(['/pastoral']);
    expect(month.closest('section')?.getAttribute('aria-labelledby')).toBe('proximos');
  });

  it('shows lowest price and last day of sale of a subscription, and leaves out closed ones', () => {
    render();
    const cards = within(screen.getByRole('region', { name: 'Abonos' })).getAllByRole('article');
    expect(cards.map((card) => textOf(within(card).getByRole('heading')))).toEqual(['Abono Primavera']);
    expect(textOf(cards[0] as Element)).toContain('A la ventaHasta el 22 de enero');
    expect(textOf(cards[0] as Element)).toContain('desde 58 €');
    expect(textOf()).not.toContain('Abono Otoño');
  });

  it('renders frequent questions as details elements', () => {
    const html = renderServerPage(<Component />, { catalogues: { concerts: { es, en } }, loaderData });
    const questions = html.querySelectorAll('details details > summary');
    expect([...questions].map(textOf)).toEqual(anchors.map(() => '¿Fotos?'));
  });

  it('marks untranslated texts on an English page', () => {
    render('en');
    expect(headings(2)).toContain('Coming up');
    expect(screen.getAllByText('Texto.').every((text) => text.closest('[lang="es"]'))).toBe(true);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link').map(({ lang }) => lang)).toEqual(['', '', '', ...anchors.map(() => 'es')]);
  });
});

it('LandingPage stays without its lists, and says so in their places', async () => {
  const get = async (path: string) => {
    if (path === 'api/pages') return { data: { data: page } };
    throw failedCall(503);
  };
  const loaded = await loader(pageVisit({ api: { get } }));
  renderPage(<Component />, { catalogues: { concerts: { es, en } }, loaderData: loaded });
  expect(headings(1)).toEqual([page.title]);
  const places = ['Próximos conciertos', 'Abonos', 'Paquetes de bienvenida', 'descuentos'];
  for (const name of places)
    expect(within(screen.getByRole('region', { name })).getByText(shared.missingPart)).toBeTruthy();
});
