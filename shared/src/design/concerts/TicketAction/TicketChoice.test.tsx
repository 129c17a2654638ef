import { afterEach, describe, expect, it, vi } from 'vitest';
import { useEventNow } from '../../../hydration/use-performances-now.ts';
import { act, renderPage, screen, testSite } from '../../../testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '../../../testing/sample-event.ts';
import { TicketChoice } from './TicketChoice.tsx';

const relaxed = samplePerformance({ id: 1, startsAt: '2026-11-28T10:30:00Z', isRelaxed: true, ticketUrl: '/t?1' });
const noon = samplePerformance({ id: 2, startsAt: '2026-11-28T12:00:00Z', ticketUrl: '/t?2' });
const links = () => screen.queryAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);

describe('TicketChoice', () => {
  it('has a button with its time for each of several performances on one day', () => {
    renderPage(<TicketChoice event={sampleEvent()} performances={[relaxed, noon]} price="5 €" />);
    expect(screen.getByRole('group', { name: 'Comprar entradas, 5 €: elija la hora' })).toBeTruthy();
    expect(
      screen.getByRole('link', { name: /^Comprar entradas: 10:30 · relajada Pastoral, sábado 28\sde\snoviembre/ }),
    ).toBeTruthy();
    expect(links().map(([to]) => to)).toEqual(['/t?1', '/t?2']);
  });

  it('shows the day on each button when performances are on several days', () => {
    const other = samplePerformance({ id: 3, startsAt: '2026-11-29T12:00:00Z', ticketUrl: '/t?3' });
    renderPage(<TicketChoice event={sampleEvent()} performances={[noon, other]} />, { locale: 'en' });
    expect(screen.getByRole('group', { name: 'Buy tickets: choose a date' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Buy tickets: Sat 28\sNov, 12:00/ })).toBeTruthy();
  });

  it('shows the time of the only performance that is left', () => {
    const soldOut = { ...relaxed, state: 'soldOut' as const, ticketUrl: null };
    renderPage(<TicketChoice event={sampleEvent()} performances={[soldOut, noon]} />);
    expect(screen.getByRole('link', { name: /^Comprar entradas: 12:00 / }).getAttribute('href')).toBe('/t?2');
  });

  it('names the only performance in the link for screen readers', () => {
    renderPage(<TicketChoice event={sampleEvent()} performances={[noon]} price="desde 12 €" />);
    const name = /^Comprar entradas, desde 12 € Pastoral, sábado 28\sde\snoviembre, 12:00/;
    expect(screen.getByRole('link', { name })).toBeTruthy();
  });
});

describe('TicketChoice on a page that stays open', () => {
  afterEach(() => void vi.useRealTimers());

  it('removes a button an hour before the start of its performance', () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: performance.timeOrigin });
    const hour = 3_600_000;
    const startsIn = (hours: number, id: number) => {
      const start = testSite.renderedAt.getTime() + hours * hour;
      const [startsAt, endsAt] = [start, start + hour].map((instant) => new Date(instant).toISOString());
      return samplePerformance({ id, startsAt, endsAt, ticketUrl: `/t?${id}` });
    };
    const event = sampleEvent({ performances: [startsIn(3, 1), startsIn(5, 2)] });
    function Choice() {
      return <TicketChoice event={event} performances={useEventNow(event).performances} />;
    }
    renderPage(<Choice />);
    const addresses = () => links().map(([to]) => to);
    expect(addresses()).toEqual(['/t?1', '/t?2']);
    act(() => void vi.advanceTimersByTime(2 * hour - 1000));
    expect(addresses()).toEqual(['/t?1', '/t?2']);
    act(() => void vi.advanceTimersByTime(2000));
    expect(addresses()).toEqual(['/t?2']);
    act(() => void vi.advanceTimersByTime(2 * hour));
    expect(addresses()).toEqual([]);
  });
});
