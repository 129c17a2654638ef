import { describe, expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '../../../testing/sample-event.ts';
import { CalendarRow } from './CalendarRow.tsx';

describe('CalendarRow', () => {
  it('sells a concert that is on sale, and wears no badge for it', () => {
    const html = renderToMarkup(<CalendarRow event={sampleEvent()} performance={samplePerformance()} />);
    expect(html).toContain('href="/conciertos-entradas/taquilla?performance=381"');
    expect(html).toContain('Comprar');
    expect(html).toContain('Pastoral, viernes 4 de diciembre');
    expect(html).not.toContain('A la venta');
  });

  it('has no button to buy when sold out', () => {
    const html = renderToMarkup(
      <CalendarRow event={sampleEvent()} performance={samplePerformance({ state: 'soldOut', ticketUrl: null })} />,
    );
    expect(html).toContain('Agotado');
    expect(html).not.toContain('Comprar');
    expect(html).not.toContain('taquilla');
  });

  it('tells the old date of a concert that was moved', () => {
    const moved = samplePerformance({ status: 'rescheduled', previousStartsAt: '2026-11-27T20:00:00+00:00' });
    const html = renderToMarkup(<CalendarRow event={sampleEvent()} performance={moved} />);
    expect(html).toContain('Nueva fecha');
    expect(html).toContain('Antes: viernes 27 de noviembre.');
    expect(html).toContain('Las entradas son válidas.');
  });

  it('says that a concert is today', () => {
    const html = renderToMarkup(
      <CalendarRow event={sampleEvent()} performance={samplePerformance({ isTonight: true })} />,
      { locale: 'en' },
    );
    expect(html).toContain('20:00 · today');
  });

  it('hides its poster from those who hear the works beside it', () => {
    const html = renderToMarkup(<CalendarRow event={sampleEvent()} performance={samplePerformance()} />);
    expect(html).toContain('Mozart 29 · pausa · Beethoven 42 min');
    expect(html).not.toContain('role="img"');
    expect(html).not.toContain('style=');
  });
});
