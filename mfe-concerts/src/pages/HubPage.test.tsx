import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscription } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './HubPage.tsx';

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
  events: [sampleEvent()],
  subscriptions: [
    subscription,
    { ...subscription, id: 9, kind: 'youth', name: 'Club 26' },
    { ...subscription, id: 10, name: 'Abono Otoño', state: 'closed' },
  ],
} as const;

describe('the page of tickets', () => {
  it('has every anchor that other pages lead to, once, and lists them', () => {
    const html = renderToMarkup(<Component />, { catalogues: { concerts: es }, loaderData });
    for (const anchor of ['proximos', 'abonos', 'paquetes', ...anchors]) {
      expect(html.split(` id="${anchor}"`)).toHaveLength(2);
      expect(html).toContain(`href="/#${anchor}"`);
    }
  });

  it('tells the least price of a subscription and until when it is sold, and leaves out what is over', () => {
    const html = renderToMarkup(<Component />, { catalogues: { concerts: es }, loaderData });
    expect(html).toContain('A la venta hasta el 22 de enero de 2027');
    expect(html).toMatch(/desde 58\s€/);
    expect(html).not.toContain('Abono Otoño');
  });

  it('unfolds frequent questions without any script', () => {
    expect(renderToMarkup(<Component />, { catalogues: { concerts: es }, loaderData })).toMatch(
      /<summary><span>¿Fotos\?<\/span>/,
    );
  });

  it('says on an English page that a text exists in Spanish only, and marks it', () => {
    const html = renderToMarkup(<Component />, { locale: 'en', catalogues: { concerts: en }, loaderData });
    expect(html).toContain('lang="es"');
    expect(html).toContain('Coming up');
  });
});
