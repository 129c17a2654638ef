import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { QuickViewContent } from './QuickViewContent.tsx';

const catalogues = { shell: { es, en } };

describe('the quick view of a concert', () => {
  it('shows date and venue, and links to the concert’s page', () => {
    renderPage(<QuickViewContent event={sampleEvent()} />, { catalogues });
    expect(screen.getByRole('time').getAttribute('datetime')).toBe(samplePerformance().startsAt);
    expect(screen.getByText(/Auditorio del Mar/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver el concierto' }).getAttribute('href')).toBe(
      '/conciertos-entradas/eventos/pastoral/38',
    );
  });

  it('says that it is online, and names no hall, where the concert moved online', () => {
    const performances = [samplePerformance({ status: 'movedOnline' })];
    renderPage(<QuickViewContent event={sampleEvent({ performances })} />, { catalogues });
    expect(screen.getByText('Por internet')).toBeTruthy();
    expect(screen.queryByText(/Auditorio del Mar/)).toBeNull();
  });

  it('lists the coming dates, and all dates once every one is past', () => {
    const past = samplePerformance({ id: 1, startsAt: '2026-11-01T20:00:00Z', state: 'past' });
    const cancelled = samplePerformance({ id: 3, startsAt: '2026-11-02T20:00:00Z', state: 'cancelled', isOver: true });
    const ahead = samplePerformance({ id: 2, state: 'onSale' });
    const dates = (performances: (typeof past)[]) => {
      const { container } = renderPage(<QuickViewContent event={sampleEvent({ performances })} />, {
        locale: 'en',
        catalogues,
      });
      return within(container)
        .getAllByRole('time')
        .map((time) => time.getAttribute('datetime'));
    };
    expect(dates([past, cancelled, ahead])).toEqual([ahead.startsAt]);
    expect(dates([past])).toEqual([past.startsAt]);
  });

  it.each([
    ['en', 'es'],
    ['es', null],
  ] as const)('marks its text’s language if that differs from the page’s (%s)', (locale, lang) => {
    const event = sampleEvent({ lang: 'es' });
    renderPage(<QuickViewContent event={event} />, { locale, catalogues });
    expect(screen.getByText(event.teaser).getAttribute('lang')).toBe(lang);
  });

  it('links to the tickets of the date that has some', () => {
    const performances = [
      samplePerformance({ id: 1, state: 'soldOut', ticketUrl: null }),
      samplePerformance({ id: 2, startsAt: '2026-12-05T20:00:00Z', ticketUrl: 'https://tickets.example/2' }),
    ];
    renderPage(<QuickViewContent event={sampleEvent({ performances })} />, { catalogues });
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toContain('https://tickets.example/2');
  });
});
