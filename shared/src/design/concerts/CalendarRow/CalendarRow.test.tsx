import { describe, expect, it } from 'vitest';
import type { Performance } from '../../../domain/events/event.schema.ts';
import { textOf } from '../../../testing/page-queries.ts';
import { renderPage, renderServerPage, screen } from '../../../testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '../../../testing/sample-event.ts';
import { CalendarRow } from './CalendarRow.tsx';

const row = (performance: Partial<Performance> = {}) => (
  <CalendarRow event={sampleEvent()} performance={samplePerformance(performance)} />
);

describe('CalendarRow', () => {
  it('has a button to buy and no badge for a concert on sale', () => {
    renderPage(row());
    const buy = screen.getByRole('link', { name: /^Comprar Pastoral, viernes 4\sde\sdiciembre, 20:00/ });
    expect(buy.getAttribute('href')).toBe('/conciertos-entradas/taquilla?performance=381');
    expect(screen.queryByText('A la venta')).toBeNull();
  });

  it('has no button to buy for a sold-out concert', () => {
    renderPage(row({ state: 'soldOut', ticketUrl: null }));
    expect(screen.getByText('Agotado')).toBeTruthy();
    expect(screen.getAllByRole('link').map(textOf)).toEqual(['Pastoral']);
  });

  it('shows the former date of a moved concert', () => {
    renderPage(row({ status: 'rescheduled', previousStartsAt: '2026-11-27T20:00:00+00:00' }));
    expect(screen.getByText('Reprogramado')).toBeTruthy();
    expect(textOf()).toContain('Antes: viernes 27 de noviembre. Las entradas son válidas.');
  });

  it('shows the former time of a concert that moved within its day', () => {
    renderPage(row({ status: 'rescheduled', previousStartsAt: '2026-12-04T19:30:00+00:00' }));
    expect(screen.getByText('Reprogramado')).toBeTruthy();
    expect(textOf()).toContain('Antes: 19:30. Las entradas son válidas.');
  });

  it('does not show the former date of a moved concert that is over', () => {
    renderPage(row({ state: 'past', previousStartsAt: '2026-11-27T20:00:00+00:00', ticketUrl: null }));
    expect(screen.getByText('Celebrado')).toBeTruthy();
    expect(textOf()).not.toContain('Antes:');
  });

  it('has a button for each session of a day', () => {
    const sessions = ['10:30', '12:00'].map((time, id) =>
      samplePerformance({ id, startsAt: `2026-11-28T${time}:00Z`, isRelaxed: id === 0, ticketUrl: `/t?${id}` }),
    );
    const [relaxed = samplePerformance()] = sessions;
    renderPage(<CalendarRow event={sampleEvent()} performance={relaxed} sessions={sessions} />);
    expect(textOf(screen.getByRole('time'))).toBe('28 sábado 10:30 · 12:00');
    expect(screen.getByRole('group', { name: 'Comprar: elija la hora' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Comprar: 10:30 · relajada/ }).getAttribute('href')).toBe('/t?0');
    expect(screen.getByRole('link', { name: /^Comprar: 12:00/ }).getAttribute('href')).toBe('/t?1');
  });

  it('marks the concert as today', () => {
    renderPage(row({ isTonight: true }), { locale: 'en' });
    expect(textOf(screen.getByRole('time'))).toBe('4 Friday 20:00 · today');
  });

  it('hides its poster from screen readers, because the works are beside it', () => {
    renderPage(row());
    expect(screen.getByText('Mozart 29 · pausa · Beethoven 42 min')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has no inline style', () => expect(renderServerPage(row()).querySelector('[style]')).toBeNull());
});
