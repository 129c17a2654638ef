import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscription } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './SubscriptionsPage.tsx';

const kinds: Subscription['kind'][] = ['youth', 'flexible', 'welcomePackage', 'part'];
const loaderData = {
  subscriptions: kinds.map((kind, id) => sampleSubscription({ id, kind, slug: `abono-${kind.toLowerCase()}` })),
  posters: { 3: [posterEvent(sampleEvent())] },
};
const render = (locale: 'es' | 'en') =>
  renderToMarkup(<Component />, { locale, catalogues: { concerts: locale === 'es' ? es : en }, loaderData });

describe('the page of all subscriptions', () => {
  it('leads to each, to the comparison and to the chooser, in both languages', () => {
    for (const [locale, prefix] of [
      ['es', ''],
      ['en', '/en'],
    ] as const) {
      const html = render(locale);
      for (const end of ['abono-youth', 'abono-flexible', 'abono-welcomepackage', 'abono-part', 'comparar', 'cual'])
        expect(html).toContain(`href="${prefix}/conciertos-entradas/abonos/${end}"`);
    }
  });

  it('groups them, seasons before packages, choice and clubs', () => {
    const html = render('es');
    const places = ['abonos', 'paquetes', 'a-medida', 'clubes'].map((id) => html.indexOf(` id="${id}"`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('draws the evenings of what is sold as a whole', () => {
    expect(render('es').match(/data-fill/g)).toHaveLength(1);
  });
});
