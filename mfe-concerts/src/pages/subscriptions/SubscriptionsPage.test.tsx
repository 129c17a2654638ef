import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import { linkAddresses } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscription } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './SubscriptionsPage.tsx';

const kinds: Subscription['kind'][] = ['youth', 'flexible', 'welcomePackage', 'part'];
const loaderData = {
  subscriptions: kinds.map((kind, id) => sampleSubscription({ id, kind, slug: `abono-${kind.toLowerCase()}` })),
  posters: { 3: [posterEvent(sampleEvent())] },
};
const render = (locale: Locale = 'es') =>
  renderPage(<Component />, { locale, catalogues: { concerts: { es, en } }, loaderData });

describe('SubscriptionsPage', () => {
  it.each([
    ['es', ''],
    ['en', '/en'],
  ] as const)('links to each subscription, to the comparison and to the chooser (%s)', (locale, prefix) => {
    render(locale);
    const ends = ['abono-youth', 'abono-flexible', 'abono-welcomepackage', 'abono-part', 'comparar', 'cual'];
    expect(linkAddresses()).toEqual(
      expect.arrayContaining(ends.map((end) => `${prefix}/conciertos-entradas/abonos/${end}`)),
    );
  });

  it('groups subscriptions in the order seasons, packages, choose-your-own, clubs', () => {
    render();
    const groups = ['abonos', 'paquetes', 'a-medida', 'clubes'];
    const regions = screen.getAllByRole('region').filter((region) => within(region).queryAllByRole('article').length);
    expect(regions.map((region) => region.getAttribute('aria-labelledby'))).toEqual(groups);
    expect(regions.map((region) => linkAddresses(region)[0]?.split('/').at(-1))).toEqual([
      'abono-part',
      'abono-welcomepackage',
      'abono-flexible',
      'abono-youth',
    ]);
  });

  it('shows posters only for subscriptions that are sold as a whole', () => {
    const { container } = render();
    const posters = [...container.querySelectorAll('[data-fill]')];
    expect(posters.map((poster) => linkAddresses(poster.closest('article') as Element))).toEqual([
      ['/conciertos-entradas/abonos/abono-part'],
    ]);
  });
});
