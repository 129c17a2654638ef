import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { QuickViewContent } from './QuickViewContent.tsx';

describe('the quick view of a concert', () => {
  it('tells when and where, and leads to the concert’s page', () => {
    const event = sampleEvent();
    const html = renderToMarkup(<QuickViewContent event={event} />, { catalogues: { shell: es } });
    expect(html).toContain(event.performances[0]?.hall.venue);
    expect(html).toMatch(
      new RegExp(`href="/conciertos-entradas/eventos/${event.slug}/${event.id}"[^>]*>.*Ver el concierto`),
    );
  });

  it('shows what is still ahead, and all of it once everything is over', () => {
    const past = samplePerformance({ id: 1, state: 'past' });
    const ahead = samplePerformance({ id: 2, state: 'onSale' });
    const count = (performances: (typeof past)[]) =>
      renderToMarkup(<QuickViewContent event={sampleEvent({ performances })} />, {
        locale: 'en',
        catalogues: { shell: en },
      }).match(/<time/g)?.length;
    expect([count([past, ahead]), count([past])]).toEqual([1, 1]);
  });

  it('sells the date that has tickets', () => {
    const performances = [
      samplePerformance({ id: 1, state: 'soldOut', ticketUrl: null }),
      samplePerformance({ id: 2, startsAt: '2026-12-05T20:00:00Z', ticketUrl: 'https://tickets.example/2' }),
    ];
    const html = renderToMarkup(<QuickViewContent event={sampleEvent({ performances })} />, {
      catalogues: { shell: es },
    });
    expect(html).toContain('href="https://tickets.example/2"');
  });
});
