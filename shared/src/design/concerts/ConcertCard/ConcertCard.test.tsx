import { describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/page-queries.ts';
import { renderPage, renderServerPage, screen } from '../../../testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '../../../testing/sample-event.ts';
import { ConcertCard } from './ConcertCard.tsx';

const mutedBackground = '[fill="#ECE7DD"]';
const card = <ConcertCard event={sampleEvent()} performance={samplePerformance()} />;

describe('ConcertCard', () => {
  it.each([
    ['es', '/conciertos-entradas/eventos/an-alpine-symphony/39'],
    ['en', '/en/conciertos-entradas/eventos/an-alpine-symphony/39'],
  ] as const)('links to the page of the concert (%s)', (locale, address) => {
    const event = sampleEvent({ slug: 'an-alpine-symphony', id: 39 });
    renderPage(<ConcertCard event={event} performance={samplePerformance()} />, { locale });
    expect(screen.getByRole('link', { name: 'Pastoral' }).getAttribute('href')).toBe(address);
  });

  it('shows day, composers, state and price', () => {
    const { container } = renderPage(card);
    expect(textOf(screen.getByRole('time'))).toBe('4 viernes dic · 20:00');
    for (const words of ['Mozart, Beethoven', 'A la venta', 'desde 12 €']) expect(screen.getByText(words)).toBeTruthy();
    expect(container.querySelector(mutedBackground)).toBeNull();
  });

  it('shows all times of a day, and no price when nothing can be bought', () => {
    const noon = samplePerformance({ id: 2, startsAt: '2026-12-04T12:00:00Z', state: 'soldOut', price: null });
    const event = sampleEvent({ performances: [noon, samplePerformance()] });
    renderPage(<ConcertCard event={event} performance={noon} />);
    expect(textOf(screen.getByRole('time'))).toBe('4 viernes dic · 12:00 · 20:00');
    expect(screen.queryByText(/^desde/)).toBeNull();
  });

  it.each([undefined, true as const])(
    'mutes the poster of a cancelled concert, and announces the refund until its end (over: %s)',
    (isOver) => {
      const cancelled = samplePerformance({ state: 'cancelled', isRefunded: true, price: null, isOver });
      const { container } = renderPage(<ConcertCard event={sampleEvent({ canceled: true })} performance={cancelled} />);
      expect(container.querySelector(mutedBackground)).not.toBeNull();
      expect(screen.getByText('Cancelado')).toBeTruthy();
      expect(screen.queryByText('Devolución automática') === null).toBe(isOver === true);
      expect(screen.queryByText(/^desde/)).toBeNull();
    },
  );

  it('promises no refund of a free concert that is cancelled', () => {
    const cancelled = samplePerformance({ state: 'cancelled', status: 'cancelled', price: null });
    renderPage(<ConcertCard event={sampleEvent({ canceled: true })} performance={cancelled} />);
    expect(screen.queryByText('Devolución automática')).toBeNull();
  });

  it.each([
    ['en', 'es'],
    ['es', null],
  ] as const)('marks a Spanish title with its language on an English page only (%s)', (locale, lang) => {
    renderPage(card, { locale });
    expect(screen.getByRole('heading', { level: 3, name: 'Pastoral' }).getAttribute('lang')).toBe(lang);
  });

  it('describes its poster for screen readers, and takes the given heading level', () => {
    renderPage(<ConcertCard event={sampleEvent()} performance={samplePerformance()} headingLevel={2} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Concierto para flauta y arpa en do mayor, K. 299 29 min, pausa, Sinfonía n.º 6 en fa mayor, op. 68 «Pastoral» 42 min',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Pastoral' })).toBeTruthy();
  });

  it('has no inline style', () => expect(renderServerPage(card).querySelector('[style]')).toBeNull());
});
