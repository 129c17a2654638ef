import { describe, expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '../../../testing/sample-event.ts';
import { ConcertCard } from './ConcertCard.tsx';

const mutedBackground = '#ECE7DD';

describe('ConcertCard', () => {
  it('leads to the page of the concert in each language', () => {
    const event = sampleEvent({ slug: 'an-alpine-symphony', id: 39 });
    expect(renderToMarkup(<ConcertCard event={event} performance={samplePerformance()} />)).toContain(
      'href="/conciertos-entradas/eventos/an-alpine-symphony/39"',
    );
    expect(renderToMarkup(<ConcertCard event={event} performance={samplePerformance()} />, { locale: 'en' })).toContain(
      'href="/en/conciertos-entradas/eventos/an-alpine-symphony/39"',
    );
  });

  it('tells day, composers, state and price', () => {
    const html = renderToMarkup(<ConcertCard event={sampleEvent()} performance={samplePerformance()} />);
    for (const words of ['viernes', 'dic · 20:00', 'Mozart, Beethoven', 'A la venta', 'desde 12'])
      expect(html).toContain(words);
    expect(html).not.toContain(mutedBackground);
  });

  it('mutes the poster and promises the refund when cancelled', () => {
    const html = renderToMarkup(
      <ConcertCard
        event={sampleEvent({ canceled: true })}
        performance={samplePerformance({ state: 'cancelled', status: 'cancelled' })}
      />,
    );
    for (const words of [mutedBackground, 'Cancelado', 'Devolución automática']) expect(html).toContain(words);
    expect(html).not.toContain('desde 12');
  });

  it('marks a Spanish title on an English page', () => {
    expect(
      renderToMarkup(<ConcertCard event={sampleEvent()} performance={samplePerformance()} />, { locale: 'en' }),
    ).toMatch(/<h3[^>]* lang="es"/);
    expect(renderToMarkup(<ConcertCard event={sampleEvent()} performance={samplePerformance()} />)).not.toContain(
      'lang=',
    );
  });

  it('describes its poster and carries no inline style', () => {
    const html = renderToMarkup(
      <ConcertCard event={sampleEvent()} performance={samplePerformance()} headingLevel={2} />,
    );
    expect(html).toContain(
      'aria-label="Concierto para flauta y arpa en do mayor, K. 299 29 min, pausa, Sinfonía n.º 6 en fa mayor, op. 68 «Pastoral» 42 min"',
    );
    expect(html).toContain('<h2');
    expect(html).not.toContain('style=');
  });
});
