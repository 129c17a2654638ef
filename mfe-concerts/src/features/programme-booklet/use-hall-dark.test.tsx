import { act, fireEvent, renderPage, renderServerPage, screen, testSite } from '@ofgc/shared/testing/render-page.tsx';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHallDark } from './use-hall-dark.ts';

const concert = samplePerformance();
const Hall = () => <p>{useHallDark(concert, false) ? 'dark' : 'light'}</p>;
const shown = () => screen.getByText(/dark|light/).textContent;
/** Sets the device's clock so that the site's clock shows a given time. */
const setSiteClock = (time: string) => vi.setSystemTime(Date.parse(time) - testSite.clockShift);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('useHallDark() of a page opened earlier is dark from the opening of the doors to the end of the concert', () => {
  setSiteClock('2026-12-04T17:00:30Z');
  renderPage(<Hall />);
  const wait = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * 60_000));
  const looks = [149, 1, 124, 1].map((minutes) => {
    wait(minutes);
    return shown();
  });
  expect(looks).toEqual(['light', 'dark', 'dark', 'light']);
});

it('useHallDark() of a cached page hydrates as light and turns dark at once during the concert', () => {
  setSiteClock('2026-12-04T20:30:00Z');
  const page = renderServerPage(<Hall />);
  expect(shown()).toBe('light');
  renderPage(<Hall />, { hydrate: page });
  expect(shown()).toBe('dark');
});

it('useHallDark() is dark after a phone slept past the opening of the doors', () => {
  setSiteClock('2026-12-04T17:00:00Z');
  renderPage(<Hall />);
  setSiteClock('2026-12-04T20:30:00Z');
  fireEvent(document, new Event('visibilitychange'));
  expect(shown()).toBe('dark');
});

it('useHallDark() of a page opened months before keeps one timer and stays light', () => {
  setSiteClock('2026-09-01T12:00:00Z');
  renderPage(<Hall />);
  expect(vi.getTimerCount()).toBe(1);
  act(() => void vi.advanceTimersByTime(1_000));
  expect([shown(), vi.getTimerCount()]).toEqual(['light', 1]);
});
