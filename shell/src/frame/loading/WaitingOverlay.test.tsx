import { browserTimeout } from '@ofgc/shared/api-client/api-client.ts';
import { endWaiting, startWaiting } from '@ofgc/shared/state';
import { act, renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { useSetAtom } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { LoadingBar } from './LoadingBar.tsx';
import { loadingDelay } from './loading-delay.ts';
import { longestWait, WaitingOverlay } from './WaitingOverlay.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A section's task, begun at once. */
function renderTask() {
  const task = { start: () => {}, end: () => {} };
  function Section() {
    Object.assign(task, { start: useSetAtom(startWaiting), end: useSetAtom(endWaiting) });
    return null;
  }
  const { container } = renderPage(
    <>
      <Section />
      <WaitingOverlay />
      <LoadingBar />
    </>,
    { catalogues: { shell: { es, en } } },
  );
  act(() => task.start());
  const isShownAfter = (time: number) => {
    act(() => void vi.advanceTimersByTime(time));
    return container.querySelector('[aria-busy="true"]') !== null;
  };
  return { task, isShownAfter };
}

it('shows while a task runs that takes longer than a moment', () => {
  const { task, isShownAfter } = renderTask();
  expect(isShownAfter(loadingDelay - 1)).toBe(false);
  expect(isShownAfter(1)).toBe(true);
  act(() => task.end());
  expect(isShownAfter(0)).toBe(false);
});

it('does not stay when nobody ends the task', () => {
  const { isShownAfter } = renderTask();
  expect(isShownAfter(longestWait - 1)).toBe(true);
  expect(isShownAfter(1)).toBe(false);
});

it('a task that is no navigation is announced, once', () => {
  const { task, isShownAfter } = renderTask();
  const status = () => screen.getByRole('status').textContent;
  expect(status()).toBe('');
  isShownAfter(loadingDelay);
  expect(status()).toBe('Cargando…');
  isShownAfter(longestWait / 2);
  expect(screen.getAllByText('Cargando…')).toHaveLength(1);
  act(() => task.end());
  expect(status()).toBe('');
});

it('a call of the API that takes as long as it may keeps the overlay', () => expect(longestWait).toBe(browserTimeout));
